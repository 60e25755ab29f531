import { Drawing } from "#app/patterns/drawing.tsx";
import type { PageText } from "#content/types.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";

interface Props {
  path: string;
  page: Pick<PageText, "title" | "heading" | "intro">;
  /** Leaves out the band below the text, so that the first screen also shows what follows. */
  compact?: boolean;
}

export function PageBanner({ path, page, compact = false }: Props) {
  return (
    <div className="below-header relative isolate overflow-hidden border-b bg-sunken pt-16">
      <div className={`page ${compact ? "py-8 md:py-10" : "pt-12 pb-30 md:pt-18 lg:pb-18"}`}>
        <Breadcrumbs path={path} current={page.title} />
        <h1 className="mt-5 max-w-[13em] text-4xl font-750 tracking-[-0.03em] md:max-w-[12em]">{page.heading}</h1>
        <p className="mt-5 max-w-[33em] text-lg text-muted">{page.intro}</p>
      </div>
      {/* Comes last, because before the text it would move while the text arrives. */}
      <BannerArt compact={compact} />
    </div>
  );
}

/** A woven band below the text, or beside it on large screens. */
function BannerArt({ compact }: { compact: boolean }) {
  return (
    <div
      className={`-z-10 pointer-events-none absolute inset-x-0 bottom-0 h-22 overflow-hidden max-lg:border-t lg:(top-16 h-auto) ${compact ? "max-lg:hidden" : ""}`}
    >
      <svg
        aria-hidden="true"
        viewBox="-720 -480 1440 960"
        className="-translate-1/2 absolute top-1/2 left-1/2 h-[32rem] w-[48rem] max-w-none lg:(translate-x-0 h-[36rem] w-[54rem]) [--paper:var(--sunken)] [mask-image:linear-gradient(to_right,transparent,#000_20%,#000_80%,transparent)] lg:[mask-image:linear-gradient(to_right,transparent_22%,#000_42%,#000_78%,transparent)] print:hidden"
      >
        <Drawing name="hero-weave" />
      </svg>
    </div>
  );
}
