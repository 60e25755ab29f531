import { useEffect, useRef } from "react";
import { Icon } from "#app/media/icon.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import type { byEmail, whatHappensNext } from "#content/contact-us.ts";
import { EmailLink } from "./email-link.tsx";

export type NextSteps = typeof whatHappensNext;

export type ByEmail = typeof byEmail & { address: string };

/**
 * Replaces the form after a message was sent.
 *
 * @param wasPosted whether the form was posted without JavaScript
 */
export function Confirmation({ wasPosted, next, byEmail }: { wasPosted: boolean; next: NextSteps; byEmail: ByEmail }) {
  const confirmation = useRef<HTMLDivElement>(null);
  useEffect(() => confirmation.current?.focus(), []);
  return (
    <div className="flex flex-col card">
      <div
        ref={confirmation}
        tabIndex={-1}
        role="status"
        // biome-ignore lint/a11y/noAutofocus: without JavaScript, it takes the visitor to the outcome of the post
        autoFocus={wasPosted}
        className="grid flex-1 place-content-center justify-items-center gap-6 p-6 text-center focus:outline-none sm:p-10"
      >
        <Icon name="circle-check" className="text-6xl text-brand" />
        <h2 className="text-xl">You message send successfully</h2>
        <ButtonLink to="/">Go to Home</ButtonLink>
      </div>
      <div className="border-t p-6 sm:p-10">
        <h3 className="text-lg">{next.heading}</h3>
        <ol className="mt-3 grid list-decimal gap-3 pl-6 marker:text-brand">
          {next.steps.map((step) => (
            <li key={step.title}>
              <h4>{step.title}</h4>
              <p className="text-muted">{step.description}</p>
            </li>
          ))}
        </ol>
        <p className="mt-5">
          {byEmail.afterSending} <EmailLink address={byEmail.address} />.
        </p>
      </div>
    </div>
  );
}
