import type { ComponentProps, ReactNode } from "react";

/**
 * A section of a page. Its background and top border span the window.
 *
 * @param tinted gives the section its own background
 * @param continued joins the section to the one above, without border and padding between them
 * @param link link beside the heading
 * @param contentClassName classes of the content column
 */
export function Section({
  tinted = false,
  continued = false,
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
      <div className={`page section ${continued ? "pt-0" : ""} ${contentClassName}`}>
        {heading && (
          <div className="mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-5 sm:mb-12 md:flex-nowrap">
            <div className="max-sm:w-full">
              <h2 className="text-2xl max-w-[17.5em]">{heading}</h2>
              {intro && <p className="mt-4 lead">{intro}</p>}
            </div>
            {link && <div className="md:shrink-0">{link}</div>}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
