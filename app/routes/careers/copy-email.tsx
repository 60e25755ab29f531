import { CopyButton } from "#app/visitor/copy-button.tsx";
import { contact } from "#content/site.ts";

/** The address for applications and a button that copies it, for visitors without a mail program. */
export function CopyEmail() {
  const { careersEmail: address } = contact;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1">
      <span className="[overflow-wrap:anywhere]">{address}</span>
      <CopyButton text={address} label={`Copy ${address}`} icon="copy" />
    </span>
  );
}
