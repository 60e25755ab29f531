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
      <div className="page-column hero-columns lg:min-h-[clamp(40rem,60svh,48rem)]">
        {/* Not centered, because the text would move when its end streams in. */}
        <div className="pt-[min(4rem,5vh)] pb-12 sm:pb-20 lg:(pt-[clamp(3rem,8vh,8rem)] pb-14) media-landscape:!pb-8">
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
        <HeroScene />
      </div>
    </section>
  );
}

/**
 * A browser and a phone, in front of a star. The weave extends beyond the viewBox to the edges of the section, whose foot
 * cuts the windows. It fades into the paper above the star, and beside the text to the left of the browser.
 */
function HeroScene() {
  return (
    <svg
      aria-hidden="true"
      viewBox="-300 0 1395 1380"
      preserveAspectRatio="xMidYMin slice"
      className="hero-scene scene overflow-visible"
    >
      <linearGradient id="hero-fade">
        <stop offset="0.94" stopColor="var(--paper)" />
        <stop offset="1" stopColor="var(--paper)" stopOpacity="0" />
      </linearGradient>
      <Drawing name="hero-weave" transform="translate(340 232) scale(2.3)" />
      <g className="hero-fade">
        <rect x="-6000" y="-6000" width="6000" height="12000" fill="url(#hero-fade)" />
      </g>
      <g transform="translate(-350 140)">
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
      </g>
    </svg>
  );
}
