import type { ComponentProps } from "react";
import { Icon } from "#app/media/icon.tsx";
import type { CallToAction, Feature } from "#content/types.ts";
import { ArrowLink } from "./arrow-link.tsx";

/**
 * A list whose items have an icon, and beside it a title (an h3, so that an h2 stands above) and a text. A feature
 * without an icon has a check.
 *
 * @param className of the list. `itemClassName` is for each item
 * @param stacked the icon stands above the title, but on a phone beside it too
 */
export function FeatureList({
  features,
  itemClassName = "",
  stacked = false,
  ...list
}: ComponentProps<"ul"> & {
  features: (Omit<Feature, "icon"> & Partial<Feature> & { link?: Pick<CallToAction, "label" | "to"> })[];
  itemClassName?: string;
  stacked?: boolean;
}) {
  return (
    <ul {...list}>
      {features.map(({ icon = "check", title, description, link }) => (
        <li
          key={title}
          className={`flex gap-3 max-xs:flex-col ${stacked ? "sm:(flex-col gap-1.5)" : ""} ${itemClassName}`}
        >
          <Icon name={icon} className={`size-7 flex-none text-brand ${stacked ? "sm:(-ml-1 size-9)" : ""}`} />
          <div className="min-w-0 flex grow flex-col items-start gap-2">
            <h3 className="text-lg leading-[1.3]">{title}</h3>
            <p className="grow text-muted leading-[1.55]">{description}</p>
            {link && (
              <p className="mt-2">
                <ArrowLink to={link.to}>{link.label}</ArrowLink>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
