import type { ComponentProps, ReactElement } from "react";
import { Icon } from "#app/media/icon.tsx";
import type { IconName } from "#content/icons.ts";
import "./folding-list.css";

/** Place of the text from 640 px up. */
const LAYOUTS = { below: "", beside: "text-beside" };

/**
 * A list of titles and texts between hairlines. Phones fold all texts but the first. Titles are h3, so the list needs an
 * h2 above it.
 *
 * @param features with an icon, an image of 24 px, or neither
 * @param layout place of each text from 640 px up
 */
export function FoldingList({
  features,
  layout = "below",
  className = "",
  ...list
}: ComponentProps<"ul"> & {
  features: { icon?: IconName; image?: ReactElement; title: string; description: string }[];
  layout?: keyof typeof LAYOUTS;
}) {
  return (
    <ul {...list} className={`folding-list ${LAYOUTS[layout]} ${className}`}>
      {features.map(({ icon, image, title, description }, index) => (
        <li key={title} className="border-t">
          <details open={index === 0}>
            <summary className="inset-focus">
              <h3 className="flex items-start gap-3 text-lg leading-[1.3]">
                {icon && <Icon name={icon} className="size-6 text-brand" />}
                {image}
                {title}
              </h3>
              <Icon name="plus" className="cross text-xl text-muted" />
            </summary>
            <p className={`reading-width text-muted ${icon || image ? "pl-9" : ""}`}>{description}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}
