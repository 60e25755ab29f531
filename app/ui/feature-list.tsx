import type { ComponentProps } from "react";
import { Icon } from "#app/media/icon.tsx";
import { LogoStar } from "#app/patterns/logo.tsx";
import type { CallToAction, Feature } from "#content/types.ts";
import { ArrowLink } from "./arrow-link.tsx";

/**
 * A list whose items have an icon, a title (an h3, so that an h2 stands above) and a text. A feature without an icon has the star of the logo. A
 * `check` is a link below the text.
 *
 * @param className of the list. `itemClassName` is for each item
 * @param stacked the icon stands above the title, on a phone before it. Otherwise it stands beside title and text
 */
export function FeatureList({
  features,
  itemClassName = "",
  stacked = false,
  ...list
}: ComponentProps<"ul"> & {
  features: (Omit<Feature, "icon"> & Partial<Feature> & { check?: Pick<CallToAction, "label" | "to"> })[];
  itemClassName?: string;
  stacked?: boolean;
}) {
  const iconClass = `size-7 text-brand ${stacked ? "sm:(col-span-full -ml-1 mb-2 size-9) print:!col-auto print:!m-0" : "row-span-2 self-start"}`;
  return (
    <ul {...list}>
      {features.map(({ icon, title, description, check }) => (
        <li
          key={title}
          className={`grid grid-cols-[auto_1fr] content-start items-center gap-x-3 gap-y-1 max-xs:grid-cols-1 ${itemClassName}`}
        >
          {icon ? <Icon name={icon} className={iconClass} /> : <LogoStar className={iconClass} />}
          <h3 className={`text-lg leading-[1.3] ${stacked ? "sm:col-span-full print:!col-auto" : ""}`}>{title}</h3>
          <p className={`self-start text-muted leading-[1.55] ${stacked ? "col-span-full" : ""}`}>{description}</p>
          {check && (
            <p className="col-span-full mt-2">
              <ArrowLink to={check.to}>{check.label}</ArrowLink>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
