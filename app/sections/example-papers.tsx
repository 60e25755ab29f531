import { Icon } from "#app/media/icon.tsx";
import type { examplePapers } from "#content/services/index.ts";

/** What a project brings on paper. Lines without an icon can be taken out. On phones the sheets are a row that snaps. */
export function ExamplePapers({ heading, mark, sheets }: Omit<typeof examplePapers, "intro">) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll the row
    <section aria-label={heading} tabIndex={0} className="papers">
      {sheets.map(({ title, lists }) => (
        <article key={title} className="border bg-surface p-6 text-sm">
          <div className="flex flex-wrap items-start justify-between gap-4">
            <h3 className="flex-1 min-w-min text-lg">{title}</h3>
            <span className="stamp rounded px-2.5 text-accent-ink font-800">{mark}</span>
          </div>
          {lists.map(({ heading, icon, items }) => (
            <div key={heading} className="mt-4 border-t pt-4">
              <h4 className="text-muted">{heading}</h4>
              <ul className="mt-2 grid gap-2">
                {items.map((item, place) => (
                  <li key={item}>
                    {icon ? (
                      <span className="flex gap-2">
                        <Icon name={icon} className="mt-1 text-brand" />
                        {item}
                      </span>
                    ) : (
                      <label className="flex gap-2">
                        <input id={`estimate-line-${place}`} type="checkbox" defaultChecked />
                        <span>{item}</span>
                      </label>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </article>
      ))}
    </section>
  );
}
