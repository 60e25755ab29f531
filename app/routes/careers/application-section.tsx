import type { ComponentProps } from "react";
import { Section } from "#app/ui/section.tsx";
import { contact } from "#content/site.ts";

/** How to apply. The text contains the placeholder `{email}`. */
export function ApplicationSection({
  application,
  children,
  ...section
}: ComponentProps<typeof Section> & {
  application: { heading: string; text: string };
}) {
  const [before, after] = application.text.split("{email}");
  return (
    <Section {...section} contentClassName="grid gap-x-16 gap-y-6 lg:grid-cols-[4fr_7fr]">
      <h2 className="text-2xl">{application.heading}</h2>
      <div className="grid justify-items-start gap-8">
        <p className="measure">
          {before}
          <a className="font-650 text-link" href={`mailto:${contact.careersEmail}`}>
            {contact.careersEmail}
          </a>
          {after}
        </p>
        {children}
      </div>
    </Section>
  );
}
