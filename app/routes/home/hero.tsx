import { Drawing } from "#app/patterns/drawing.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { CheckList } from "#app/ui/check-list.tsx";
import { SocialLinks } from "#app/ui/social-links.tsx";
import type { homePage } from "#content/home.ts";
import { companyName, socialNavigation } from "#content/site.ts";
import "./hero.css";

export function Hero({ page }: { page: typeof homePage }) {
  return (
    <section className="relative isolate behind-header overflow-hidden">
      <div
        className="page-column flex flex-col justify-center pt-[min(4rem,5vh)] pb-12 sm:pb-16 media-landscape:pb-8
          lg:(min-h-[max(40rem,60svh)] pb-14)"
      >
        <h1 className="hero-title font-800">{page.heading}</h1>
        <p className="mt-[min(2rem,4vh)] lead-text">{page.intro}</p>
        <div className="mt-[min(2rem,4vh)] flex flex-wrap items-center gap-x-6 gap-y-4 print:hidden">
          <ButtonLink to="/contact-us">Get Started</ButtonLink>
          <ArrowLink to="/portfolio">See our work</ArrowLink>
        </div>
        <CheckList items={page.promises} className="mt-6 gap-1" />
        <SocialLinks owner={companyName} items={socialNavigation} className="mt-4" />
      </div>
      {/* Last in the document, because the drawing would shift if the text streamed in after it. */}
      <div className="pointer-events-none -z-1 page-column flex justify-end lg:(absolute inset-0 items-end) print:hidden">
        <div className="hero-art">
          <svg
            aria-hidden="true"
            viewBox="-720 -480 1440 960"
            preserveAspectRatio="xMidYMid slice"
            className="hero-drawing"
          >
            <Drawing name="hero-weave" />
          </svg>
          <svg
            aria-hidden="true"
            viewBox="0 0 1600 1240"
            preserveAspectRatio="xMinYMin slice"
            className="hero-software"
          >
            <Drawing name="hero-browser" />
            <svg
              aria-hidden="true"
              x="90"
              y="326"
              width="1070"
              height="400"
              viewBox="0 46 860 322"
              preserveAspectRatio="none"
            >
              <Drawing name="hero-day" className="light-only" />
              <Drawing name="hero-night" className="dark-only" />
            </svg>
            <Drawing name="hero-phone" />
          </svg>
        </div>
      </div>
    </section>
  );
}
