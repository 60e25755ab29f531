import { ButtonLink } from "#app/ui/button-link.tsx";
import { contact } from "#content/site.ts";
import { CopyEmail } from "./copy-email.tsx";

/**
 * How to apply, beside the openings or an opening's requirements. The text contains the placeholder `{email}`.
 *
 * @param applyTo mailto link of the button
 */
export function Application({
  application: { heading, text },
  applyTo,
}: {
  application: { heading: string; text: string };
  applyTo: string;
}) {
  const [before, after] = text.split("{email}");
  return (
    <div className="self-start p-6 card-frame xl:p-8">
      <h2 className="text-xl">{heading}</h2>
      <p className="mt-4 reading-width">
        {before}
        <a className="font-650 text-link" href={`mailto:${contact.careersEmail}`}>
          {contact.careersEmail}
        </a>
        {after}
      </p>
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
        <ButtonLink to={applyTo}>Apply by email</ButtonLink>
        <CopyEmail />
      </p>
    </div>
  );
}
