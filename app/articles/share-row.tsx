import { Icon } from "#app/media/icon.tsx";
import type { IconName } from "#content/types.ts";
import type { ShareLink } from "./share-links.ts";

const ICONS: Record<ShareLink["name"], IconName> = {
  LinkedIn: "brand-linkedin",
  X: "brand-x",
  WhatsApp: "brand-whatsapp",
  Email: "mail",
};

const BUTTON_CLASSES = "grid size-11 place-items-center rounded-pill text-muted hover:(bg-brand-soft text-brand)";

/** Stands in a `CopyArea`. */
export function ShareRow({ links, address }: { links: ShareLink[]; address: string }) {
  return (
    <div className="flex flex-wrap items-center gap-y-1 print:hidden" data-nosnippet>
      <h2 className="mr-3 font-650 max-sm:basis-full text-sm tracking-normal">Share this article</h2>
      <ul className="-ml-3 flex sm:ml-0">
        {links.map(({ name, href }) => (
          <li key={name}>
            <a
              href={href}
              {...(href.startsWith("https:") && { target: "_blank", rel: "noopener noreferrer" })}
              className={BUTTON_CLASSES}
            >
              <span className="sr-only">{name === "Email" ? "Send by email" : `${name} (opens in a new tab)`}</span>
              <Icon name={ICONS[name]} className="text-xl" />
            </a>
          </li>
        ))}
      </ul>
      <button type="button" data-copy={address} aria-label="Copy the link" className={BUTTON_CLASSES}>
        <Icon name="link" className="text-xl" />
      </button>
      <span role="status" className="ml-1 text-muted text-sm" />
    </div>
  );
}
