import { useEffect, useRef } from "react";
import type { ContactErrors, ContactValues } from "#app/contact/contract.ts";
import { normalizeEmail } from "#app/contact/visible-text.ts";
import { contactFields, type ContactField as Name } from "#content/contact-fields.ts";
import type { ContactFieldEntry } from "#content/types.ts";
import { draftKey, draftText } from "./contact-draft.ts";

/**
 * One field of the form with its label and error message.
 *
 * @param values what was posted without JavaScript, shown again after a failure
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
    // Browsers refuse an address with invisible characters, which a paste may contain, or in full-width letters.
    const writePlainly = () => {
      field.value = normalizeEmail(field.value);
    };
    writePlainly();
    // React's onChange is `input`, which would end a composition of an input method.
    field.addEventListener("change", writePlainly);
    return () => field.removeEventListener("change", writePlainly);
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
    // Urdu and Arabic begin at the right.
    dir: kind === "email" ? undefined : "auto",
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? errorId : undefined,
    // For a post without JavaScript: browsers focus the first field with this attribute.
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
        // Without maxLength, which would cut a pasted text without a word. The Worker names the limit.
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
 * Reads the subject that a link to the form suggests: "/contact-us?subject=A+portal". The server cannot, because the
 * page is cached for all visitors.
 *
 * @returns "" for other fields
 */
function suggestedText(name: Name): string {
  return (name === "subject" && new URLSearchParams(location.search).get(name)) || "";
}
