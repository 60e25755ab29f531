import { Icon } from "#app/media/icon.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { NewTabLink } from "#app/ui/new-tab-link.tsx";

export function ShareRow({ title, url }: { title: string; url: string }) {
  const text = encodeURIComponent(`${title} ${url}`);
  return (
    <div className="flex flex-wrap items-center gap-y-1 print:hidden" data-nosnippet>
      <h2 className="mr-2 font-650 text-sm">Share this article</h2>
      <CopyButton text={url} label="Copy the link" icon="link" />
      <NewTabLink href={`https://wa.me/?text=${text}`} className="icon-button">
        <span className="sr-only">WhatsApp</span>
        <Icon name="brand-whatsapp" className="text-xl" />
      </NewTabLink>
      <NewTabLink
        href={`https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`}
        className="icon-button"
      >
        <span className="sr-only">LinkedIn</span>
        <Icon name="brand-linkedin" className="text-xl" />
      </NewTabLink>
    </div>
  );
}
