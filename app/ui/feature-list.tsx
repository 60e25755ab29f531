import type { ComponentProps } from "react";
import { Icon } from "#app/media/icon.tsx";
import type { IconName } from "#content/icons.ts";
import type { CallToAction } from "#content/types.ts";
import { ArrowLink } from "./arrow-link.tsx";

/** Place of the icons. On phones, they are beside the titles. */
const ICONS = {
  beside: { item: "", icon: "" },
  above: { item: "sm:(flex-col gap-1.5)", icon: "sm:(-ml-1 size-9)" },
};

/**
 * A list of features with an icon, a title and a text. Titles are h3, so the list needs an h2 above it. The default
 * icon is a check mark.
 */
export function FeatureList({
  features,
  itemClassName = "",
  icons = "beside",
  ...list
}: ComponentProps<"ul"> & {
  features: { icon?: IconName; title: string; description: string; link?: Pick<CallToAction, "label" | "to"> }[];
  itemClassName?: string;
  icons?: keyof typeof ICONS;
}) {
  return (
    <ul {...list}>
      {features.map(({ icon = "check", title, description, link }) => (
        <li key={title} className={`flex gap-3 max-xs:flex-col ${ICONS[icons].item} ${itemClassName}`}>
          <Icon name={icon} className={`size-7 flex-none text-brand ${ICONS[icons].icon}`} />
          <div className="min-w-0 flex grow flex-col items-start gap-2">
            <h3 className="text-lg leading-[1.3]">{title}</h3>
            <p className="grow text-muted">{description}</p>
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
