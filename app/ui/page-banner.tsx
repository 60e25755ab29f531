import type { ReactNode } from "react";
import { useLocation } from "react-router";
import drawingsUrl from "#app/patterns/drawings.svg?url";
import weavesUrl from "#app/patterns/weaves.svg?url";
import type { PageText } from "#content/types.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";

interface Props {
  page: Pick<PageText, "title" | "heading" | "intro">;
  /** Leaves out the band below the text, so that the first screen also shows what follows. */
  compact?: boolean;
  /** An illustration beside the text, which replaces the woven band. */
  illustration?: ReactNode;
  /** Links below the text. */
  children?: ReactNode;
}

export function PageBanner({ page, compact = false, illustration, children }: Props) {
  const room = compact ? "py-10" : "pt-12 pb-40 lg:(pt-16 pb-16)";
  const columns = "grid items-center gap-8 py-10 md:(grid-cols-[1fr_17rem] gap-10) lg:grid-cols-[8fr_5fr]";
  return (
    <div className="relative isolate -mt-16 overflow-hidden bg-sunken pt-16">
      <div className={`page ${illustration ? columns : room}`}>
        <div>
          <Breadcrumbs current={page.title} />
          {/* Narrower where a heading would just fit: it breaks alike before and after the typeface comes. */}
          <h1
            className={`mt-5 text-4xl font-750 ${
              illustration
                ? "max-w-[9.5em] md:max-lg:max-w-[7em] max-[24rem]:max-w-[8.15em] max-[22rem]:max-w-[7em]"
                : "max-w-[12.5em] max-[23rem]:max-w-[8em] max-[22rem]:max-w-[7em]"
            }`}
          >
            {page.heading}
          </h1>
          <p className="mt-5 max-w-2xl lead text-lg">{page.intro}</p>
          {children}
        </div>
        {illustration}
      </div>
      {/* Comes last, because before the text it would move while the text arrives. */}
      {!illustration && <BannerArt compact={compact} />}
    </div>
  );
}

const WEAVES = [`${drawingsUrl}#hero-weave`, `${weavesUrl}#star-weave`, `${weavesUrl}#petal-weave`];

/** A woven band below the text, or beside it on large screens. Which weave, and how it is turned, follows from the path. */
function BannerArt({ compact }: { compact: boolean }) {
  const { pathname } = useLocation();
  const number = [...pathname].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const turn = Math.floor(number / WEAVES.length) % 4;
  return (
    <div
      className={`-z-10 pointer-events-none absolute inset-x-0 bottom-0 h-32 overflow-hidden max-lg:border-t
        lg:(top-16 h-auto) print:hidden ${compact ? "max-lg:hidden" : ""}`}
    >
      <svg aria-hidden="true" viewBox="-720 -480 1440 960" className="banner-weave">
        <use href={WEAVES[number % WEAVES.length]} transform={`rotate(${turn * 22.5}) scale(${1 + turn / 8})`} />
      </svg>
    </div>
  );
}
