import type { ReactNode } from "react";
import { Drawing } from "#app/patterns/drawing.tsx";
import type { PageText } from "#content/types.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";

interface Props {
  path: string;
  page: Pick<PageText, "title" | "heading" | "intro">;
  /** Leaves out the band below the text, so that the first screen also shows what follows. */
  compact?: boolean;
  /** URL of an illustration, which replaces the woven band. */
  drawing?: string | undefined;
  /** Links below the text. */
  children?: ReactNode;
}

export function PageBanner({ path, page, compact = false, drawing, children }: Props) {
  const layout = drawing
    ? "grid items-center gap-x-10 gap-y-10 py-10 md:grid-cols-[1fr_20rem] lg:(grid-cols-[1fr_26rem] gap-x-16)"
    : compact
      ? "py-8 md:py-10"
      : "pt-12 pb-30 md:pt-18 lg:pb-18";
  return (
    <div className="below-header relative isolate overflow-hidden border-b bg-sunken pt-16">
      <div className={`page ${layout}`}>
        <div>
          <Breadcrumbs path={path} current={page.title} />
          <h1 className="mt-5 max-w-[13em] text-4xl font-750 tracking-[-0.03em] md:max-w-[11.5em]">{page.heading}</h1>
          <p className="mt-5 max-w-[34em] text-pretty text-lg text-muted">{page.intro}</p>
          {children}
        </div>
        {drawing && (
          <svg aria-hidden="true" viewBox="0 0 560 420" className="h-auto w-full rounded-card border">
            <use href={`${drawing}#drawing`} />
          </svg>
        )}
      </div>
      {/* Comes last, because before the text it would move while the text arrives. */}
      {!drawing && <BannerArt path={path} compact={compact} />}
    </div>
  );
}

const WEAVES = ["hero-weave", "star-weave", "petal-weave"] as const;

const TURNS = ["", "rotate(22.5) scale(1.15)", "rotate(45) scale(0.9)"] as const;

const PALETTES = [
  "[--brand:var(--lapis)] [--brand-soft:color-mix(in_srgb,var(--lapis)_12%,var(--surface))]",
  "",
  "",
  "[--brand:var(--accent-ink)] [--brand-soft:color-mix(in_srgb,var(--accent)_14%,var(--surface))]",
] as const;

/**
 * A woven band below the text, or beside it on large screens. Its weave, turn and palette follow from the path. With
 * these numbers no two pages of the menu and the footer have the same weave and turn.
 */
function BannerArt({ path, compact }: { path: string; compact: boolean }) {
  let hash = 0;
  for (const letter of path) hash = (hash * 33 + letter.charCodeAt(0)) % 4999;
  const pick = <T,>(list: readonly T[], step: number) => list[Math.floor(hash / step) % list.length];
  return (
    <div
      className={`-z-10 pointer-events-none absolute inset-x-0 bottom-0 h-22 overflow-hidden max-lg:border-t lg:(top-16 h-auto) ${compact ? "max-lg:hidden" : ""}`}
    >
      <svg
        aria-hidden="true"
        viewBox="-720 -480 1440 960"
        className={`-translate-1/2 absolute top-1/2 left-1/2 h-[32rem] w-[48rem] max-w-none lg:(translate-x-0 h-[36rem] w-[54rem]) [--paper:var(--sunken)] [mask-image:linear-gradient(to_right,transparent,#000_20%,#000_80%,transparent)] lg:[mask-image:linear-gradient(to_right,transparent_22%,#000_42%,#000_78%,transparent)] print:hidden ${pick(PALETTES, 9)}`}
      >
        <g transform={pick(TURNS, 3)}>
          <Drawing name={pick(WEAVES, 1) ?? WEAVES[0]} />
        </g>
      </svg>
    </div>
  );
}
