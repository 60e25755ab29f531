import type { ReactNode } from "react";
import { Drawing, type DrawingName } from "#app/patterns/drawing.tsx";
import type { PageText } from "#content/types.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import "./page-banner.css";

interface Props {
  page: Pick<PageText, "title" | "heading" | "intro">;
  /** The page's subject, drawn in the weave beside the text, or below it on phones. */
  art?: Extract<DrawingName, `${string}-motif`>;
  /** Hides the art on phones, so that content is above the fold. */
  compact?: boolean;
  /** Illustration beside the text, cut by the foot of the banner, instead of art. */
  illustration?: ReactNode;
  children?: ReactNode;
}

export function PageBanner({ page, art, compact = false, illustration, children }: Props) {
  const padding = compact ? "py-10" : art ? "pt-12 pb-8 md:py-16" : "py-12 md:py-16";
  const columns = "grid gap-x-8 py-10 md:grid-cols-[5fr_4fr] lg:(grid-cols-[4fr_3fr] grid-rows-[1fr_auto] gap-x-10)";
  return (
    <div className="relative isolate behind-header overflow-hidden bg-sunken">
      <div className={`page-column ${illustration ? columns : padding}`}>
        <div className="self-end md:col-span-2 lg:col-auto">
          <Breadcrumbs current={page.title} />
          <h1
            className={`mt-5 text-3xl font-750 max-sm:[text-wrap:wrap] ${illustration ? "max-w-[9.5em]" : "max-w-[12.5em] md:max-lg:max-w-[11em]"}`}
          >
            {page.heading}
          </h1>
        </div>
        <div>
          <p className="mt-5 lead-text">{page.intro}</p>
          {children}
        </div>
        {illustration && (
          <div
            className="mt-8 -mb-10 self-end overflow-hidden rounded-t-card border border-b-0 md:mt-5 print:hidden
              lg:(col-start-2 row-span-2 row-start-1 mt-0)"
          >
            {illustration}
          </div>
        )}
      </div>
      {/* Last in the document, because the art would shift if the text streamed in after it. */}
      {art && (
        <svg
          aria-hidden="true"
          viewBox="-230 -120 430 240"
          className={`banner-scene scene max-md:border-t ${compact ? "max-md:hidden" : ""}`}
        >
          <Drawing name={art} />
        </svg>
      )}
    </div>
  );
}
