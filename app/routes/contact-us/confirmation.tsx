import { useEffect, useRef } from "react";
import { starPaths } from "#app/patterns/star-paths.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { EmailLink } from "#app/ui/email-link.tsx";
import type { byEmail } from "#content/contact-us.ts";
import { contact } from "#content/site.ts";

export const WHAT_HAPPENS_NEXT_ID = "what-happens-next";

/** Connects a step to the one above it. */
const STEP_LINE =
  "before:(absolute -top-[2.0625rem] bottom-full left-[calc(50%-3px)] w-1.5 border-x-1.5 border-brand opacity-42 content-empty)";

/**
 * Confirmation that replaces the form, as high as the cards beside it.
 *
 * @param text before the email address
 * @param steps what happens next. The section with WHAT_HAPPENS_NEXT_ID describes them
 * @param wasPosted whether the form was posted without JavaScript
 */
export function Confirmation({
  text,
  steps,
  wasPosted,
}: {
  text: (typeof byEmail)["afterSending"];
  steps: string[];
  wasPosted: boolean;
}) {
  const confirmation = useRef<HTMLDivElement>(null);
  useEffect(() => confirmation.current?.focus(), []);
  return (
    <div
      ref={confirmation}
      tabIndex={-1}
      role="status"
      // biome-ignore lint/a11y/noAutofocus: without JavaScript, it takes the visitor to the outcome of the post
      autoFocus={wasPosted}
      className="grid content-evenly justify-items-center gap-8 p-6 text-center card-frame sm:p-10"
    >
      <div className="grid justify-items-center gap-6">
        <svg aria-hidden="true" viewBox="0 0 32 32" width={88} height={88}>
          <path d={starPaths.star} strokeWidth={4.4} strokeLinejoin="round" className="fill-brand stroke-brand" />
          <path
            d="m10.5 16.5 4 4 7.5-8"
            fill="none"
            strokeWidth={2.2}
            strokeLinecap="round"
            strokeLinejoin="round"
            className="stroke-on-brand"
          />
        </svg>
        {/* The mistakes are intentional: the specification requires this exact text (section 2). */}
        <h2 className="text-2xl">You message send successfully</h2>
      </div>
      <div className="grid justify-items-center gap-6">
        <ol className="grid gap-8 text-left">
          {steps.map((step, index) => (
            <li key={step} className="flex items-center gap-4 text-lg">
              <span
                className={`relative grid size-11 shrink-0 place-items-center rounded-pill border border-brand bg-surface
                  font-650 text-brand sm:size-14 ${index > 0 ? STEP_LINE : ""}`}
              >
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
        <a href={`#${WHAT_HAPPENS_NEXT_ID}`} className="text-link">
          What happens next
        </a>
      </div>
      <div className="grid justify-items-center gap-6">
        <ButtonLink to="/">Go to Home</ButtonLink>
        <p>
          {text} <EmailLink email={contact.email} />.
        </p>
      </div>
    </div>
  );
}
