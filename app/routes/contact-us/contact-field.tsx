import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { DRAFT_ATTRIBUTE, draftKey, draftText } from "#app/contact/draft.ts";
import { normalizeEmail } from "#app/contact/visible-text.ts";
import { Icon } from "#app/media/icon.tsx";
import { type ContactFieldName, contactFields } from "#content/contact-fields.ts";
import type { ContactFieldDefinition } from "#content/types.ts";
import "./contact-field.css";

/**
 * A form field with its label and error message.
 *
 * @param value value of a form post without JavaScript, to fill in again after a failure
 * @param error the Worker's error
 * @param message shown while the browser finds the field empty or wrong
 */
export function ContactField({
  name,
  value,
  placeholder,
  error,
  autoFocus,
  message,
}: {
  name: ContactFieldName;
  value?: string;
  placeholder?: string;
  error?: string;
  /** Set for the first field with an error, for the browser after a post without JavaScript. */
  autoFocus?: boolean;
  message: string;
}) {
  const field = contactFields[name] as ContactFieldDefinition;
  const { kind, label, required, autoComplete, halfWidth } = field;
  const [searchParams] = useSearchParams();
  // A link such as "/contact-us?subject=A+portal" suggests a subject.
  const suggestion =
    name === "subject" ? (searchParams.get("subject") ?? "").slice(0, contactFields.subject.limit) : "";
  const initialText = value ?? suggestion;
  const control = useRef<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement>(null);
  useEffect(() => {
    const input = control.current;
    if (!input) return;
    // Text typed before hydration is newer than the draft, and so is a posted field.
    if (value === undefined && input.value === initialText) input.value = draftText(name) || initialText;
    // The draft's option is gone since the last deployment.
    if (input.selectedIndex === -1) input.value = "";
    if (kind !== "email") return;
    // Browsers reject full-width letters, and the invisible characters that pasted email addresses may contain.
    const normalize = () => {
      input.value = normalizeEmail(input.value);
    };
    normalize();
    // React's onChange listens to `input`, and a change there would interrupt an input method's composition.
    input.addEventListener("change", normalize);
    return () => input.removeEventListener("change", normalize);
  }, [name, kind, initialText, value]);

  const errorId = `${name}-error`;
  const attributes = {
    ref: control,
    id: name,
    name,
    required,
    autoComplete,
    [DRAFT_ATTRIBUTE]: draftKey(name),
    defaultValue: initialText,
    placeholder,
    // Urdu and Arabic are written from right to left.
    dir: kind === "email" ? undefined : "auto",
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? errorId : undefined,
    "aria-errormessage": error ? undefined : errorId,
    autoFocus,
    className: `mt-1.5 block w-full rounded-card border bg-surface px-4 py-3 sm:dark:bg-paper
      placeholder:(text-muted opacity-100)`,
  };
  return (
    <div className={`contact-field ${halfWidth ? "" : "sm:col-span-2"}`}>
      <label htmlFor={name} className="font-650">
        {label}
        {!required && <span className="font-400 text-muted"> (optional)</span>}
      </label>
      {field.kind === "choice" ? (
        <div className="relative">
          <select {...attributes} className={`${attributes.className} appearance-none pr-12`}>
            <option value="">Choose one</option>
            {field.options.map((option) => (
              // With a value, because the browser may translate the text.
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </select>
          <Icon name="chevron-right" className="pointer-events-none absolute right-4 bottom-4 [rotate:90deg] text-xl" />
        </div>
      ) : kind === "text" ? (
        // No maxLength, because browsers would cut pasted text silently. The Worker reports the limit.
        <textarea {...attributes} rows={7} />
      ) : (
        <input {...attributes} maxLength={field.limit} type={kind === "email" ? "email" : "text"} />
      )}
      <p id={errorId} className={`mt-2 gap-2 text-danger ${error ? "flex" : "browser-message"}`}>
        <Icon name="alert-circle" className="mt-0.75 text-xl" />
        {error ?? message}
      </p>
    </div>
  );
}
