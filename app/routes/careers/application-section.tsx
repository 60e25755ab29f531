import type { ComponentProps } from "react";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { EmailLink } from "#app/ui/email-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { contact } from "#content/site.ts";

/** A section with how to apply beside its content. One of the steps contains the placeholder `{email}`. */
export function ApplicationSection({
  application: { heading, steps },
  children,
  ...section
}: ComponentProps<typeof Section> & { application: { heading: string; steps: string[] } }) {
  return (
    <Section {...section}>
      <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[3fr_2fr]">
        <div>{children}</div>
        <div className="self-start p-5 card-frame sm:p-6 xl:p-8">
          <h2 className="text-xl">{heading}</h2>
          <ol className="mt-4">
            {steps.map((step, index) => (
              <li key={step} className="border-t py-4 sm:max-lg:(grid grid-cols-[5rem_1fr])">
                <p className="font-650 text-accent-ink text-sm" data-nosnippet>
                  Step {index + 1}
                </p>
                <p className="mt-1 sm:max-lg:mt-0">
                  <StepText text={step} />
                </p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}

function StepText({ text }: { text: string }) {
  const email = contact.careersEmail;
  const [before, after] = text.split("{email}");
  if (after === undefined) return text;
  return (
    <>
      {before}
      <span className="flex items-center">
        <EmailLink email={email} className="font-650 text-link" />
        {/* For visitors without a mail program. */}
        <span className="-my-2 -mr-3 -ml-2">
          <CopyButton text={email} label={`Copy ${email}`} icon="copy" />
        </span>
      </span>
      {after}
    </>
  );
}
