import { Drawing } from "#app/patterns/drawing.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { SocialLinks } from "#app/ui/social-links.tsx";
import { companyName, socialNavigation } from "#content/site.ts";
import type { PageText } from "#content/types.ts";

export function Hero({ page }: { page: PageText }) {
  return (
    <section className="relative isolate -mt-16 overflow-hidden pt-16">
      <div className="page flex min-h-[34rem] flex-col justify-center pt-16 pb-60 sm:pb-84 lg:min-h-[max(40rem,60svh)] lg:py-24">
        <h1 className="max-w-[11em] text-5xl font-800">{page.heading}</h1>
        <p className="mt-6 measure lead text-lg">{page.intro}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
          <ButtonLink to="/contact-us">Get Started</ButtonLink>
          <a href="/portfolio" className="inline-flex min-h-12 items-center font-650 quiet-link print:hidden">
            See our work
          </a>
        </div>
        <SocialLinks owner={companyName} items={socialNavigation} className="mt-8" />
      </div>
      {/* Comes last, because before the text it would move while the text arrives. */}
      <div className="pointer-events-none absolute inset-0 -z-1 overflow-hidden print:hidden">
        <svg aria-hidden="true" viewBox="-720 -480 1440 960" className="hero-drawing">
          <Drawing name="hero-weave" />
        </svg>
      </div>
    </section>
  );
}
