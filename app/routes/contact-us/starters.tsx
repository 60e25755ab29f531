import { type MouseEvent, useState } from "react";
import type { formTexts } from "#content/contact-us.ts";

/** Suggestions that fill in the subject, unless the visitor has typed one, and set a hint in the empty message. */
export function Starters({ label, items }: (typeof formTexts)["starters"]) {
  const [chosen, setChosen] = useState("");
  const choose = ({ currentTarget }: MouseEvent<HTMLButtonElement>, { subject, hint }: (typeof items)[number]) => {
    const fields = currentTarget.form?.elements;
    const field = fields?.namedItem("subject") as HTMLInputElement;
    const message = fields?.namedItem("message") as HTMLTextAreaElement;
    // Not saved as a draft, which would win over the subject of a link that the visitor follows later.
    if (["", ...items.map((item) => item.subject)].includes(field.value)) field.value = subject;
    message.placeholder = hint;
    setChosen(hint);
    (field.value ? message : field).focus();
  };
  return (
    <fieldset className="hydrated-only flex flex-wrap gap-2 sm:col-span-2">
      <legend className="mb-2 font-650">{label}</legend>
      {items.map((item) => (
        <button
          key={item.hint}
          type="button"
          aria-pressed={item.hint === chosen}
          onClick={(event) => choose(event, item)}
          className={`min-h-11 rounded-pill border px-4 hover:bg-brand-soft ${
            item.hint === chosen ? "border-brand bg-brand-soft text-brand" : "border-field-line"
          }`}
        >
          {item.label}
        </button>
      ))}
    </fieldset>
  );
}
