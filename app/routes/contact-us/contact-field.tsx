import { useEffect, useRef } from "react";
import type { ContactErrors, ContactValues } from "#app/contact/contract.ts";
import { normalizeEmail } from "#app/contact/visible-text.ts";
import { contactFields, type ContactField as Name } from "#content/contact-fields.ts";
import type { ContactFieldEntry } from "#content/types.ts";
import { draftKey, draftText } from "./contact-draft.ts";

/**
 * A form field with its label and error message.
 *
 * @param values values of a form post without JavaScript, to fill in again after a failure
 */
export function ContactField({ name, values, errors }: { name: Name; values?: ContactValues; errors: ContactErrors }) {
  const { kind, label, limit, required, autoComplete, half }: ContactFieldEntry = contactFields[name];
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => {
    const field = control.current;
    if (!field) return;
    // Text typed before hydration is newer than the draft, and so is a posted field.
    if (field.value === "" && values?.[name] === undefined) {
      field.value = draftText(name) || suggestedText(name).slice(0, limit);
    }
    if (kind !== "email") return;
    // Browsers reject full-width letters, and the invisible characters that pasted email addresses may contain.
    const normalize = () => {
      field.value = normalizeEmail(field.value);
    };
    normalize();
    // React's onChange listens to `input`, and a change there would interrupt an input method's composition.
    field.addEventListener("change", normalize);
    return () => field.removeEventListener("change", normalize);
  }, [name, kind, limit, values]);

  const error = errors[name];
  const errorId = `${name}-error`;
  const attributes = {
    ref: control,
    id: name,
    name,
    required,
    autoComplete,
    "data-draft": draftKey(name),
    defaultValue: values?.[name],
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
      {kind === "text" ? (
        // No maxLength, because browsers would truncate pasted text silently. The Worker reports the limit.
        <textarea {...attributes} rows={7} />
      ) : (
        <input {...attributes} maxLength={limit} type={kind === "email" ? "email" : "text"} />
      )}
      {error && (
        <p id={errorId} className="mt-1.5 text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}

/**
 * Reads the subject from a link such as "/contact-us?subject=A+portal". The server cannot do so, because the page is
 * cached for all visitors.
 *
 * @returns "" for other fields
 */
function suggestedText(name: Name): string {
  return (name === "subject" && new URLSearchParams(location.search).get(name)) || "";
}
