import { useEffect, useRef } from "react";
import type { ContactErrors, ContactValues } from "#app/contact/contract.ts";
import { contactFields, type ContactField as Name } from "#content/contact-fields.ts";
import { readDraft } from "./contact-draft.ts";

type Control = HTMLInputElement & HTMLTextAreaElement;

/**
 * One field of the form with its label and error message.
 *
 * @param values what was posted without JavaScript, shown again after a failure
 */
export function ContactField({
  name,
  autoComplete,
  values,
  errors,
}: {
  name: Name;
  autoComplete?: string;
  values: ContactValues | undefined;
  errors: ContactErrors;
}) {
  const { kind, label, limit, required } = contactFields[name];
  const control = useRef<Control>(null);
  useEffect(() => {
    // Text typed before hydration is newer than the draft, and so is a posted form.
    if (control.current?.value === "" && !values) control.current.value = readDraft(name);
  }, [name, values]);

  const error = errors[name];
  const errorId = `${name}-error`;
  const attributes = {
    ref: control,
    id: name,
    name,
    required,
    maxLength: limit,
    autoComplete,
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
    <div>
      <label htmlFor={name} className="font-650">
        {label}
        {!required && <span className="font-400 text-muted"> (optional)</span>}
      </label>
      {kind === "text" ? (
        <textarea {...attributes} rows={7} />
      ) : (
        <input {...attributes} type={kind === "email" ? "email" : "text"} />
      )}
      {error && (
        <p id={errorId} className="mt-1.5 text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
