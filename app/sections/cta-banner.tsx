import { Drawing } from "#app/patterns/drawing.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { LazyInView } from "#app/ui/lazy-in-view.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { OpenNow } from "#app/visitor/open-now.tsx";
import { contact } from "#content/site.ts";
import type { ContactCta } from "#content/types.ts";

/** Closing call to action. With starters, it also shows the office's status. */
export function CtaBanner({ cta: { heading, text, label, to, starters, steps } }: { cta: ContactCta }) {
  return (
    <section className="on-cta relative isolate overflow-hidden bg-cta print:hidden">
      <LazyInView className="cta-weave pointer-events-none">
        <svg aria-hidden="true" viewBox="-480 -400 960 400" preserveAspectRatio="xMidYMax slice" className="size-full">
          <Drawing name="hero-weave" />
        </svg>
      </LazyInView>
      <div className="page pt-12 pb-24 lg:py-16">
        <h2 className="max-w-2xl text-2xl font-750">{heading}</h2>
        {text && <p className="mt-3 max-w-xl text-balance text-muted">{text}</p>}
        {steps && (
          <ol className="mt-3 grid gap-x-8 gap-y-1 md:(flex flex-wrap)">
            {steps.map((step, index) => (
              <li key={step}>
                <span className="mr-2 font-700">{index + 1}</span>
                {step}
              </li>
            ))}
          </ol>
        )}
        {starters && (
          <ul aria-label="What is it about?" className="mt-6 flex flex-wrap gap-2">
            {starters.map((starter) => (
              <li key={starter.label}>
                <PageLink
                  to={starter.to}
                  className="inline-flex min-h-11 items-center rounded-pill border bg-cta px-4
                    hover:([background:#fff] text-cta)"
                >
                  {starter.label}
                </PageLink>
              </li>
            ))}
          </ul>
        )}
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink to={to} variant="cta">
            {label}
          </ButtonLink>
          <a href={`mailto:${contact.email}`} className="border-b py-1 hover:border-b-2">
            {contact.email}
          </a>
          {starters && <OpenNow />}
        </div>
      </div>
    </section>
  );
}
