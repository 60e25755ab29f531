import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import type { ContactErrors, ContactValues } from "#app/contact/contract.ts";
import { normalizeEmail } from "#app/contact/visible-text.ts";
import { Icon } from "#app/media/icon.tsx";
import { type ContactFieldName, contactFields } from "#content/contact-fields.ts";
import type { ContactFieldDefinition } from "#content/types.ts";
import { draftKey, draftText } from "./contact-draft.ts";

/**
 * A form field with its label and error message.
 *
 * @param values values of a form post without JavaScript, to fill in again after a failure
 */
export function ContactField({
  name,
  values,
  errors,
}: {
  name: ContactFieldName;
  values?: ContactValues;
  errors: ContactErrors;
}) {
  const field = contactFields[name] as ContactFieldDefinition;
  const { kind, label, required, autoComplete, half } = field;
  const [searchParams] = useSearchParams();
  // A link such as "/contact-us?subject=A+portal" suggests a subject.
  const suggestion =
    name === "subject" ? (searchParams.get("subject") ?? "").slice(0, contactFields.subject.limit) : "";
  const initialText = values?.[name] ?? suggestion;
  const control = useRef<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement>(null);
  useEffect(() => {
    const input = control.current;
    if (!input) return;
    // Text typed before hydration is newer than the draft, and so is a posted field.
    if (values?.[name] === undefined && input.value === initialText) input.value = draftText(name) || initialText;
    if (kind !== "email") return;
    // Browsers reject full-width letters, and the invisible characters that pasted email addresses may contain.
    const normalize = () => {
      input.value = normalizeEmail(input.value);
    };
    normalize();
    // React's onChange listens to `input`, and a change there would interrupt an input method's composition.
    input.addEventListener("change", normalize);
    return () => input.removeEventListener("change", normalize);
  }, [name, kind, initialText, values]);

  const error = errors[name];
  const errorId = `${name}-error`;
  const attributes = {
    ref: control,
    id: name,
    name,
    required,
    autoComplete,
    "data-draft": draftKey(name),
    defaultValue: initialText,
    // Urdu and Arabic are written from right to left.
    dir: kind === "email" ? undefined : "auto",
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? errorId : undefined,
    // After a post without JavaScript, the browser focuses the first field with this attribute.
    autoFocus: error ? true : undefined,
    className: `mt-1.5 block w-full rounded-card border border-field-line bg-surface px-4 py-3 sm:dark:bg-paper
      aria-[invalid]:(border-danger outline-danger)`,
  };
  return (
    <div className={half ? undefined : "sm:col-span-2"}>
      <label htmlFor={name} className="font-650">
        {label}
        {!required && <span className="font-400 text-muted"> (optional)</span>}
      </label>
      {field.kind === "choice" ? (
        <div className="relative">
          <select {...attributes} className={`${attributes.className} appearance-none pr-12`}>
            <option value="">Choose one</option>
            {field.options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
          <Icon
            name="chevron-right"
            className="pointer-events-none absolute right-4 bottom-3.5 [rotate:90deg] text-xl"
          />
        </div>
      ) : kind === "text" ? (
        // No maxLength, because browsers would truncate pasted text silently. The Worker reports the limit.
        <textarea {...attributes} rows={7} />
      ) : (
        <input {...attributes} maxLength={field.limit} type={kind === "email" ? "email" : "text"} />
      )}
      {error && (
        <p id={errorId} className="mt-1.5 text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
