import { useLocation } from "react-router";
import { parentsOf } from "#app/discovery/parent-pages.ts";
import { Icon } from "#app/media/icon.tsx";
import { PageLink } from "#app/ui/page-link.tsx";

export function Breadcrumbs({ current, currentClassName = "" }: { current: string; currentClassName?: string }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Breadcrumb" className="text-muted text-sm">
      <ol className="flex flex-wrap items-center gap-x-1 sm:gap-x-2">
        {parentsOf(pathname).map((parent, index) => (
          <li key={parent.path} className="flex items-center gap-x-1 sm:gap-x-2">
            {index > 0 && <Chevron />}
            <PageLink to={parent.path} className="py-1 plain-link">
              {parent.name}
            </PageLink>
          </li>
        ))}
        <li aria-current="page" className={`flex items-center gap-x-1 py-1 text-ink sm:gap-x-2 ${currentClassName}`}>
          <Chevron />
          {current}
        </li>
      </ol>
    </nav>
  );
}

function Chevron() {
  return <Icon name="chevron-right" className="text-muted text-sm" />;
}
