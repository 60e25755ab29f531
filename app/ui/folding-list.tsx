import type { ComponentProps, ReactElement } from "react";
import { Icon } from "#app/media/icon.tsx";
import type { IconName } from "#content/icons.ts";

/**
 * A list of titles and texts between hairlines. Phones fold all texts but the first. Titles are h3, so the list needs an
 * h2 above it. The texts are in the document twice, because no style opens a `<details>` in browsers before 2025.
 *
 * @param features with an icon, an image of 24 px, or neither
 * @param textClassName classes of the element with the title and the text, from 40rem up
 */
export function FoldingList({
  features,
  textClassName = "",
  ...list
}: ComponentProps<"ul"> & {
  features: { icon?: IconName; image?: ReactElement; title: string; description: string }[];
  textClassName?: string;
}) {
  return (
    <ul {...list}>
      {features.map(({ icon, image, title, description }, index) => {
        const indent = icon || image ? "pl-9" : "";
        const heading = (
          <h3 className="flex items-start gap-3 text-lg leading-[1.3]">
            {icon && <Icon name={icon} className="size-6 text-brand" />}
            {image}
            {title}
          </h3>
        );
        return (
          <li key={title} className="border-t">
            <details open={index === 0} className="sm:hidden">
              <summary className="inset-focus flex min-h-12 items-center justify-between gap-3">
                {heading}
                <Icon name="plus" className="cross text-xl text-muted" />
              </summary>
              <p className={`pb-5 text-muted ${indent}`}>{description}</p>
            </details>
            <div className={`py-3 max-sm:hidden ${textClassName}`}>
              {heading}
              <p className={`reading-width text-muted ${indent}`}>{description}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
