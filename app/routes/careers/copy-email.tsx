import { Icon } from "#app/media/icon.tsx";
import { contact } from "#content/site.ts";

/** The address for applications and a button that copies it, for visitors without a mail program. */
export function CopyEmail() {
  const { careersEmail: address } = contact;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1">
      <span className="[overflow-wrap:anywhere]">{address}</span>
      <button
        type="button"
        data-copy={address}
        aria-label={`Copy ${address}`}
        className="grid size-10 place-items-center rounded-pill text-muted hover:bg-brand-soft print:hidden"
      >
        <Icon name="copy" className="text-lg" />
      </button>
      <span role="status" className="text-muted text-sm" />
    </span>
  );
}
