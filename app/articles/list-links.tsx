import { Link } from "react-router";
import type { ArticleListLink } from "~/lib/entries";

export interface ListLinksContent {
  subjects: { heading: string; items: ArticleListLink[] };
  years: { heading: string; items: ArticleListLink[] };
}

/** Links to other lists. Nothing when there are none. `current`: the list that is shown. */
export function ListLinks({ lists: { subjects, years }, current }: { lists: ListLinksContent; current?: string }) {
  const groups = [subjects, years].filter(({ items }) => items.length > 0);
  if (groups.length === 0) return null;
  return (
    <div className="mt-14 grid gap-x-10 gap-y-6 border-t pt-8 md:grid-cols-2 lg:mt-18">
      {groups.map(({ heading, items }) => (
        <nav key={heading} aria-label={heading}>
          <h2 className="text-muted text-sm tracking-normal">{heading}</h2>
          <ul className="mt-1 flex flex-wrap gap-x-5">
            {items.map(({ name, path }) => (
              <li key={path}>
                <Link
                  to={path}
                  prefetch="intent"
                  viewTransition
                  aria-current={path === current ? "page" : undefined}
                  className="inline-flex min-h-11 items-center rounded font-550 text-brand decoration-brand/40 underline-offset-4 hover:underline aria-[current]:(text-ink underline)"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}
