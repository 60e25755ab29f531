import type { ComponentProps } from "react";
import { Icon } from "#app/media/icon.tsx";
import type { Feature } from "#content/types.ts";

/**
 * A list of titles and texts between hairlines. Phones fold all but the first. From 40rem up, all are open, except in
 * browsers without `::details-content` (app.css). Titles are h3, so the list needs an h2 above it.
 *
 * @param textClassName classes of the element with the title and the text, from 40rem up
 */
export function FoldingList({
  features,
  textClassName = "",
  ...list
}: ComponentProps<"ul"> & { features: (Omit<Feature, "icon"> & Partial<Feature>)[]; textClassName?: string }) {
  return (
    <ul {...list}>
      {features.map(({ icon, title, description }, index) => {
        const label = (
          <>
            {icon && <Icon name={icon} className="mr-3 text-2xl text-brand" />}
            {title}
          </>
        );
        return (
          <li key={title} className="border-t">
            <details open={index === 0} className="folding">
              <summary className="inset-focus flex min-h-12 items-center justify-between gap-3">
                <h3 className="text-lg">{label}</h3>
                <Icon name="plus" className="cross text-xl text-muted" />
              </summary>
              <div className={`pb-5 sm:py-3 ${textClassName}`}>
                <h3 className="hidden text-lg">{label}</h3>
                <p className="max-w-[44rem] text-balance text-muted">{description}</p>
              </div>
            </details>
          </li>
        );
      })}
    </ul>
  );
}
