import { CopyButton } from "#app/ui/copy-button.tsx";
import { contact } from "#content/site.ts";

/** How to apply, beside the openings or an opening's requirements. The text contains the placeholder `{email}`. */
export function Application({ heading, text }: { heading: string; text: string }) {
  const [before, after] = text.split("{email}");
  const email = contact.careersEmail;
  return (
    <div className="self-start p-6 card-frame xl:p-8 print:my-4">
      <h2 className="text-xl">{heading}</h2>
      <p className="mt-4 reading-width">
        {before}
        <a className="font-650 text-link" href={`mailto:${email}`}>
          {email}
        </a>
        {after}
      </p>
      {/* For visitors without a mail program. */}
      <p className="mt-4 flex flex-wrap items-center gap-x-1 print:hidden">
        <span className="[overflow-wrap:anywhere]">{email}</span>
        <CopyButton text={email} label={`Copy ${email}`} icon="copy" />
      </p>
    </div>
  );
}
