import { SiteLink } from "#app/ui/site-link.tsx";

export interface ListLinksContent {
  heading: string;
  items: { name: string; path: string }[];
}

/**
 * Links to the lists of categories. Renders nothing if there are none.
 *
 * @param current path of the list that the page shows
 */
export function ListLinks({ lists: { heading, items }, current }: { lists: ListLinksContent; current?: string }) {
  if (items.length === 0) return null;
  return (
    <nav aria-label={heading} className="mt-14 border-t pt-8 lg:mt-18">
      <h2 className="text-muted text-sm tracking-normal">{heading}</h2>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {items.map(({ name, path }) => (
          <li key={path}>
            <SiteLink
              to={path}
              aria-current={path === current ? "page" : undefined}
              className="inline-flex min-h-11 items-center rounded font-550 text-brand decoration-brand/40 underline-offset-4 hover:underline aria-[current]:(text-ink underline)"
            >
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
