import type { ComponentProps } from "react";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Section } from "#app/ui/section.tsx";
import { contact } from "#content/site.ts";

/** A section with how to apply beside its content. The text contains the placeholder `{email}`. */
export function ApplicationSection({
  application: { heading, text },
  children,
  ...section
}: ComponentProps<typeof Section> & { application: { heading: string; text: string } }) {
  const [before, after] = text.split("{email}");
  const email = contact.careersEmail;
  return (
    <Section {...section}>
      <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[5fr_3fr]">
        <div>{children}</div>
        <div className="self-start p-5 card-frame xs:p-6 xl:p-8">
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
      </div>
    </Section>
  );
}
