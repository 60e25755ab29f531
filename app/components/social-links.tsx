import type { SocialItem } from "~content/types";

const ICONS: Record<SocialItem["icon"], string> = {
  linkedin: "i-tabler-brand-linkedin",
  upwork: "i-tabler-brand-upwork",
  fiverr: "i-tabler-brand-fiverr",
  github: "i-tabler-brand-github",
  twitter: "i-tabler-brand-x",
  website: "i-tabler-world",
};

/** Someone's profiles elsewhere, as icons in a row; `owner` is who they belong to, for the links' names. */
export function SocialLinks({
  owner,
  items,
  tone = "text-muted hover:text-brand",
  className = "",
}: {
  owner: string;
  items: SocialItem[];
  tone?: string;
  className?: string;
}) {
  return (
    <ul className={`flex ${className}`}>
      {items.map((item) => (
        <li key={item.name}>
          <a
            href={item.path}
            target="_blank"
            rel="noopener noreferrer"
            className={`grid size-11 place-items-center rounded-pill transition-colors duration-200 ${tone}`}
          >
            <span className="sr-only">{`${owner} on ${item.name} (opens in a new tab)`}</span>
            <span aria-hidden="true" className={`${ICONS[item.icon]} text-xl`} />
          </a>
        </li>
      ))}
    </ul>
  );
}
