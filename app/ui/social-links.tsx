import { Icon } from "#app/media/icon.tsx";
import type { SocialItem } from "#content/types.ts";
import { NewTabLink } from "./new-tab-link.tsx";

/** @param owner person or company, part of each link's accessible name */
export function SocialLinks({
  owner,
  items,
  className = "",
}: {
  owner: string;
  items: SocialItem[];
  className?: string;
}) {
  return (
    <ul className={`-mx-[min(0.75rem,5vw)] flex flex-wrap print:hidden ${className}`}>
      {items.map((item) => (
        <li key={item.name}>
          <NewTabLink href={item.path} className="icon-button">
            <span className="sr-only">{`${owner} on ${item.name}`}</span>
            <Icon name={item.icon} className="text-xl" />
          </NewTabLink>
        </li>
      ))}
    </ul>
  );
}
