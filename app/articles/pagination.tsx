import { Icon } from "#app/media/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { listPagePath } from "./article-lists.ts";

/**
 * Renders nothing if the list has one page.
 *
 * @param path address of the first page of the list
 */
export function Pagination({
  path,
  page,
  pages,
  label = "Pages",
}: {
  path: string;
  page: number;
  pages: number;
  /** Must differ if a page has two paginations. */
  label?: string;
}) {
  if (pages === 1) return null;
  return (
    <nav
      aria-label={label}
      className="mt-14 grid grid-cols-2 items-center gap-y-3 border-t pt-6 sm:grid-cols-[1fr_auto_1fr] lg:mt-18"
    >
      {page > 1 && (
        <SiteLink to={listPagePath(path, page - 1)} rel="prev" className={STEP_CLASSES}>
          <Icon name="arrow-left" className="transition-transform group-hover:-translate-x-0.5" />
          Previous
        </SiteLink>
      )}
      <ol className="col-span-2 row-start-1 flex items-center justify-center sm:(col-span-1 col-start-2)">
        {shownPages(page, pages).map((number, index, shown) => (
          <li key={number} className="flex items-center">
            {index > 0 && number - (shown[index - 1] ?? 0) > 1 && (
              <span aria-hidden="true" className="w-5 text-center text-muted">
                …
              </span>
            )}
            {number === page ? (
              <span aria-current="page" className={`${NUMBER_CLASSES} bg-brand text-on-brand`}>
                <span className="sr-only">Page </span>
                {number}
              </span>
            ) : (
              <SiteLink to={listPagePath(path, number)} className={`${NUMBER_CLASSES} text-brand hover:bg-brand-soft`}>
                <span className="sr-only">Page </span>
                {number}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <SiteLink
          to={listPagePath(path, page + 1)}
          rel="next"
          className={`${STEP_CLASSES} col-start-2 justify-self-end sm:col-start-3`}
        >
          Next
          <Icon name="arrow-right" className="transition-transform group-hover:translate-x-0.5" />
        </SiteLink>
      )}
    </nav>
  );
}

/** At least 44 px wide and high, to be easy to touch. */
const NUMBER_CLASSES = "grid h-11 min-w-11 place-items-center rounded-pill px-2 font-650 tabular-nums";

const STEP_CLASSES =
  "group row-start-2 inline-flex min-h-11 items-center gap-1.5 justify-self-start rounded font-650 text-brand underline-offset-4 hover:underline sm:row-start-1";

/** @returns the first page, the last page, and the pages around `page`. A gap hides at least two pages. */
export function shownPages(page: number, pages: number): number[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  const isNear = (number: number) => number === 1 || number === pages || Math.abs(number - page) <= 1;
  return all.filter((number) => isNear(number) || (isNear(number - 1) && isNear(number + 1)));
}
