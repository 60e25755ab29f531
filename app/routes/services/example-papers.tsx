import { useState } from "react";
import { Icon } from "#app/media/icon.tsx";
import type { examplePapers } from "#content/services/index.ts";
import "./example-papers.css";

type Sheet = (typeof examplePapers)["sheets"][number];

/** Example documents of a project. On phones, the sheets are a row with scroll snap. */
export function ExamplePapers({ heading, mark, sheets }: Omit<typeof examplePapers, "intro">) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll the row
    <section aria-label={heading} tabIndex={0} className="papers">
      {sheets.map((sheet) => (
        <article key={sheet.title} className="bg-surface p-6 pb-10">
          <div className="flex flex-wrap items-start justify-between gap-4">
            <h3 className="flex-1 min-w-min text-lg">{sheet.title}</h3>
            <span className="-rotate-4 rounded-md border-2 border-accent px-2.5 text-accent-ink text-sm font-700 leading-6">
              {mark}
            </span>
          </div>
          <Lists lists={sheet.lists} />
        </article>
      ))}
    </section>
  );
}

/** A list without an icon has checkboxes. Unchecked items move to the next list. */
function Lists({ lists }: Pick<Sheet, "lists">) {
  const [takenOut, setTakenOut] = useState<string[]>([]);
  const [moved, setMoved] = useState<string>();
  const parts = lists.flatMap(({ icon, items }) => (icon ? [] : items));
  const move = (part: string) => {
    setTakenOut(takenOut.includes(part) ? takenOut.filter((other) => other !== part) : [...takenOut, part]);
    setMoved(part);
  };
  return lists.map(({ heading, icon, items }) => (
    <div key={heading} className="mt-5 border-field-line border-t border-dashed pt-5">
      <h4 className="text-muted">{heading}</h4>
      <ul className="mt-2 grid gap-2">
        {parts
          .filter((part) => takenOut.includes(part) === Boolean(icon))
          .map((part) => (
            <li key={part}>
              <label className="flex gap-2">
                <input
                  id={`part-${parts.indexOf(part)}`}
                  type="checkbox"
                  checked={!icon}
                  // biome-ignore lint/a11y/noAutofocus: the focus follows a part to the other list
                  autoFocus={part === moved}
                  onChange={() => move(part)}
                  className="hydrated-only"
                />
                {part}
              </label>
            </li>
          ))}
        {icon &&
          items.map((item) => (
            <li key={item} className="flex gap-2">
              <Icon name={icon} className="mx-0.5 mt-1 text-base text-brand" />
              {item}
            </li>
          ))}
      </ul>
    </div>
  ));
}
