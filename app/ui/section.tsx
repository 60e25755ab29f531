import type { ComponentProps, ReactNode } from "react";

/** Background, which spans the window. `night` is dark in the light theme too. */
const GROUNDS = {
  page: "",
  sunken: "bg-sunken",
  night: "night bg-paper text-ink dark:bg-sunken",
};

/** Padding above and below, and the size of the heading. `medium` uses the padding of `section-padding`. */
const SIZES = {
  large: { padding: "py-12 lg:py-28", heading: "text-3xl", gap: "mb-8 sm:mb-12" },
  medium: { padding: "", heading: "text-2xl", gap: "mb-8 sm:mb-12" },
  small: { padding: "py-10 sm:py-14 lg:py-16", heading: "text-2xl", gap: "mb-6 sm:mb-8" },
};

/** Place of the heading: above the content, or beside it from 1280 px up. */
const LAYOUTS = {
  above: { column: "", heading: "" },
  beside: { column: "xl:(grid grid-cols-[5fr_12fr] items-center gap-x-12)", heading: "xl:mb-0" },
};

/**
 * A section of a page. Its background and top border span the window.
 *
 * @param size large and small sections take turns on the home page
 * @param heading an h2, so headings of the content are h3. Content without this heading needs an h2 of its own
 * @param link link beside the heading
 * @param contentClassName classes of the content column
 */
export function Section({
  ground = "page",
  size = "medium",
  layout = "above",
  heading,
  intro,
  link,
  contentClassName = "",
  className = "",
  children,
  ...section
}: ComponentProps<"section"> & {
  ground?: keyof typeof GROUNDS;
  size?: keyof typeof SIZES;
  layout?: keyof typeof LAYOUTS;
  heading?: string;
  intro?: string;
  link?: ReactNode;
  contentClassName?: string;
}) {
  return (
    <section {...section} className={`border-t first:border-t-0 ${GROUNDS[ground]} ${className}`}>
      <div
        className={`page-column section-padding ${SIZES[size].padding} ${LAYOUTS[layout].column} ${contentClassName}`}
      >
        {heading && (
          <div
            className={`flex flex-wrap items-end justify-between gap-x-10 gap-y-5 md:flex-nowrap ${SIZES[size].gap} ${LAYOUTS[layout].heading}`}
          >
            <div className="max-sm:w-full">
              <h2 className={`${SIZES[size].heading} max-w-[17.5em]`}>{heading}</h2>
              {intro && <p className="mt-4 lead-text">{intro}</p>}
            </div>
            {link && <div className="md:shrink-0">{link}</div>}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
