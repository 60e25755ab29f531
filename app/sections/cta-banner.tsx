import { OpenNow } from "#app/office-hours/visitor-time.tsx";
import { Drawing } from "#app/patterns/drawing.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { NearViewport } from "#app/ui/near-viewport.tsx";
import { StarterLinks } from "#app/ui/starter-links.tsx";
import { contact } from "#content/site.ts";
import { starters as projectStarters } from "#content/starters.ts";
import type { CallToAction, Starters } from "#content/types.ts";
import "./cta-banner.css";

/**
 * Closing call to action. A link to the contact form has starters and the office's status beside it.
 *
 * @param steps what happens after the visitor has written
 */
export function CtaBanner({
  cta: { heading, text, label, to },
  steps,
  starters = projectStarters,
}: {
  cta: Omit<CallToAction, "text"> & { text?: string };
  steps?: string[];
  starters?: Starters;
}) {
  const isToContact = to.startsWith("/contact-us");
  return (
    <section className="on-cta relative isolate overflow-hidden bg-cta print:hidden">
      <NearViewport>
        <svg
          aria-hidden="true"
          viewBox="-400 -350 800 400"
          preserveAspectRatio="xMidYMax slice"
          className="cta-scene scene absolute"
        >
          <Drawing name="hero-weave" />
        </svg>
      </NearViewport>
      <div className="page-column pt-12 pb-28 lg:py-16">
        <div className="max-w-[34rem] lg:max-w-[45%]">
          <h2 className="text-2xl font-750">{heading}</h2>
          {text && <p className="mt-4 lead-text">{text}</p>}
        </div>
        {steps && (
          <ol className="mt-4 grid gap-x-8 gap-y-1 md:(flex flex-wrap)">
            {steps.map((step, index) => (
              <li key={step}>
                <span className="mr-2 font-650">{index + 1}</span>
                {step}
              </li>
            ))}
          </ol>
        )}
        {isToContact && (
          <StarterLinks
            starters={starters}
            className="mt-6 flex flex-wrap"
            linkClassName="px-4 bg-cta hover:([background:#fff] text-cta)"
          />
        )}
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink to={to} variant="cta">
            {label}
          </ButtonLink>
          <a href={`mailto:${contact.email}`} className="border-b py-1 hover:border-b-2">
            {contact.email}
          </a>
          <a href={contact.phoneUrl} className="border-b py-1 hover:border-b-2 min-[20rem]:whitespace-nowrap">
            {contact.phone}
          </a>
          {isToContact && <OpenNow className="w-full" />}
        </div>
      </div>
    </section>
  );
}
