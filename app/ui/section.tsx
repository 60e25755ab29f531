import type { ComponentProps, ReactNode } from "react";

/** Padding above and below, and the size of the heading. `medium` uses the padding of `section-room`. */
const SIZES = {
  large: { room: "py-12 lg:py-28", heading: "text-3xl" },
  medium: { room: "", heading: "text-2xl" },
  small: { room: "py-10 sm:py-14 lg:py-16", heading: "text-2xl" },
};

/**
 * A section of a page. Its background and top border span the window.
 *
 * @param tinted gives the section its own background
 * @param beside puts the heading beside the content from 1280 px up
 * @param continued joins the section to the one above, without border and padding between them
 * @param size large and small sections take turns on the home page
 * @param link link beside the heading
 * @param contentClassName classes of the content column
 */
export function Section({
  tinted = false,
  continued = false,
  beside = false,
  size = "medium",
  heading,
  intro,
  link,
  contentClassName = "",
  className = "",
  children,
  ...section
}: ComponentProps<"section"> & {
  tinted?: boolean;
  continued?: boolean;
  beside?: boolean;
  size?: keyof typeof SIZES;
  heading?: string;
  intro?: string;
  link?: ReactNode;
  contentClassName?: string;
}) {
  return (
    <section
      {...section}
      className={`${tinted ? "bg-sunken" : ""} ${continued ? "" : "border-t first:border-t-0"} ${className}`}
    >
      <div
        className={`page-column section-room ${SIZES[size].room} ${continued ? "pt-0" : ""} ${
          beside ? "xl:(grid grid-cols-[5fr_12fr] items-center gap-x-12)" : ""
        } ${contentClassName}`}
      >
        {heading && (
          <div
            className={`flex flex-wrap items-end justify-between gap-x-10 gap-y-5 md:flex-nowrap ${
              size === "small" ? "mb-6 sm:mb-8" : "mb-8 sm:mb-12"
            } ${beside ? "xl:mb-0" : ""}`}
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
