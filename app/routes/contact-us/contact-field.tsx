import { type CompositionEvent, type InputEvent as ReactInputEvent, useEffect, useRef, useState } from "react";
import type { ContactErrors, ContactValues } from "#app/contact/contract.ts";
import { plainAddress } from "#app/contact/visible-text.ts";
import { contactFields, type ContactField as Name } from "#content/contact-fields.ts";
import type { ContactFieldEntry } from "#content/types.ts";
import { draftText, suggestedText } from "./contact-draft.ts";

type Control = HTMLInputElement & HTMLTextAreaElement;

/**
 * One field of the form with its label and error message.
 *
 * @param values what was posted without JavaScript, shown again after a failure
 */
export function ContactField({
  name,
  values,
  errors,
}: {
  name: Name;
  values: ContactValues | undefined;
  errors: ContactErrors;
}) {
  const { kind, label, limit, required, autoComplete, half }: ContactFieldEntry = contactFields[name];
  const control = useRef<Control>(null);
  const [isCut, setIsCut] = useState(false);
  useEffect(() => {
    const field = control.current;
    if (!field) return;
    // Text typed before hydration is newer than the draft, and so is a posted form.
    const suggestion = suggestedText(name).slice(0, limit);
    if (suggestion) field.dataset.suggestion = suggestion;
    if (field.value === "" && !values) field.value = draftText(name) || suggestion;
    if (kind === "email") writePlainly(field);
    // React's own event has no data of a paste in Firefox.
    const checkRoom = ({ data }: InputEvent) => setIsCut(data !== null && lengthWith(data, field) > limit);
    field.addEventListener("beforeinput", checkRoom);
    return () => field.removeEventListener("beforeinput", checkRoom);
  }, [name, kind, limit, values]);

  const error = errors[name];
  const errorId = `${name}-error`;
  const cutId = `${name}-cut`;
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
    "aria-describedby": [error && errorId, isCut && cutId].filter(Boolean).join(" ") || undefined,
    ...(kind === "email" && {
      // Not while an input method composes, which would end.
      onInput: ({ currentTarget, nativeEvent }: ReactInputEvent<Control>) =>
        (nativeEvent as InputEvent).isComposing || writePlainly(currentTarget),
      onCompositionEnd: ({ currentTarget }: CompositionEvent<Control>) => writePlainly(currentTarget),
    }),
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
        <textarea {...attributes} rows={7} />
      ) : (
        <input {...attributes} type={kind === "email" ? "email" : "text"} />
      )}
      {error && (
        <p id={errorId} className="mt-1.5 text-danger text-sm">
          {error}
        </p>
      )}
      {isCut && (
        <p id={cutId} role="alert" className="mt-1.5 text-sm">
          Only {limit.toLocaleString("en-US")} characters fit here, so your text was cut.
        </p>
      )}
    </div>
  );
}

/** @returns length of the field's text once `data` is inserted, as maxlength counts it */
function lengthWith(data: string, { value, selectionStart, selectionEnd }: Control): number {
  // An email field does not say what is selected.
  const selected = (selectionEnd ?? 0) - (selectionStart ?? 0);
  return value.length - selected + data.replaceAll("\r\n", "\n").length;
}

/** Browsers refuse an address with characters that nobody sees, which come with a paste, or with those of other keyboards. */
function writePlainly(field: Control): void {
  const text = plainAddress(field.value);
  if (text !== field.value) field.value = text;
}
