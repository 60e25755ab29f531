import type { ComponentProps } from "react";
import { Icon } from "#app/media/icon.tsx";
import { LogoStar } from "#app/patterns/logo.tsx";
import type { Feature } from "#content/types.ts";

/**
 * A list whose items have an icon, a title and a text. A feature without an icon has the star of the logo.
 *
 * @param className of the list. `itemClassName` is for each item: its gap is the distance between title and text
 */
export function FeatureList({
  features,
  itemClassName,
  iconClassName,
  ...list
}: ComponentProps<"ul"> & {
  features: (Omit<Feature, "icon"> & Partial<Feature>)[];
  itemClassName: string;
  iconClassName: string;
}) {
  const iconClass = `row-span-2 text-brand ${iconClassName}`;
  return (
    <ul {...list}>
      {features.map(({ icon, title, description }) => (
        <li key={title} className={`grid grid-cols-[auto_1fr] content-start ${itemClassName}`}>
          {icon ? <Icon name={icon} className={iconClass} /> : <LogoStar className={iconClass} />}
          <h3 className="text-lg leading-[1.35]">{title}</h3>
          <p className="text-muted">{description}</p>
        </li>
      ))}
    </ul>
  );
}
