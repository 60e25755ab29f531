import { Icon } from "#app/media/icon.tsx";
import { NewTabLink } from "#app/ui/new-tab-link.tsx";
import { CopyButton } from "#app/visitor/copy-button.tsx";

export function ShareRow({ title, address }: { title: string; address: string }) {
  return (
    <div className="flex flex-wrap items-center gap-y-1 print:hidden" data-nosnippet>
      <h2 className="font-650 text-sm">Share this article</h2>
      <ul className="flex flex-wrap">
        {shareLinks(title, address).map(({ name, icon, href }) => {
          const ShareLink = href.startsWith("https:") ? NewTabLink : "a";
          return (
            <li key={name}>
              <ShareLink href={href} className="icon-button">
                <span className="sr-only">{name}</span>
                <Icon name={icon} className="text-xl" />
              </ShareLink>
            </li>
          );
        })}
      </ul>
      <CopyButton text={address} label="Copy the link" icon="link" />
    </div>
  );
}

export function shareLinks(title: string, url: string) {
  const query = (values: Record<string, string>) =>
    // Mail programs do not decode a plus sign as a space.
    new URLSearchParams(values).toString().replaceAll("+", "%20");
  return [
    {
      name: "LinkedIn",
      icon: "brand-linkedin",
      href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`,
    },
    { name: "X", icon: "brand-x", href: `https://x.com/intent/post?${query({ text: title, url })}` },
    { name: "WhatsApp", icon: "brand-whatsapp", href: `https://wa.me/?${query({ text: `${title} ${url}` })}` },
    { name: "Send by email", icon: "mail", href: `mailto:?${query({ subject: title, body: url })}` },
  ] as const;
}
