import { CopyButton } from "#app/ui/copy-button.tsx";
import { contact } from "#content/site.ts";

/** Email address for applications, with a copy button for visitors without a mail program. */
export function CopyEmail() {
  const { careersEmail } = contact;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1">
      <span className="[overflow-wrap:anywhere]">{careersEmail}</span>
      <CopyButton text={careersEmail} label={`Copy ${careersEmail}`} icon="copy" />
    </span>
  );
}
