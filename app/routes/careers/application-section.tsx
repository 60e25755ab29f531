import type { ComponentProps } from "react";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { contact } from "#content/site.ts";
import { CopyEmail } from "./copy-email.tsx";

/**
 * How to apply. The text contains the placeholder `{email}`.
 *
 * @param applyTo mailto link of the button
 */
export function ApplicationSection({
  application,
  applyTo,
  ...section
}: ComponentProps<typeof Section> & {
  application: { heading: string; text: string };
  applyTo: string;
}) {
  const [before, after] = application.text.split("{email}");
  return (
    <Section {...section} contentClassName="grid gap-x-16 gap-y-6 lg:grid-cols-[4fr_8fr]">
      <h2 className="text-2xl">{application.heading}</h2>
      <div className="grid justify-items-start gap-8">
        <p className="reading-width">
          {before}
          <a className="font-650 text-link" href={`mailto:${contact.careersEmail}`}>
            {contact.careersEmail}
          </a>
          {after}
        </p>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
          <ButtonLink to={applyTo}>Apply by email</ButtonLink>
          <CopyEmail />
        </p>
      </div>
    </Section>
  );
}
