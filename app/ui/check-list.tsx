import { Icon } from "#app/media/icon.tsx";
import { PageLink } from "./page-link.tsx";

export function CheckList({
  items,
  className,
}: {
  items: (string | { label: string; to: string })[];
  className: string;
}) {
  return (
    <ul className={`grid ${className}`}>
      {items.map((item) => (
        <li key={typeof item === "string" ? item : item.to} className="flex gap-2.5">
          <Icon name="check" className="mt-1 text-lg text-brand" />
          {typeof item === "string" ? (
            item
          ) : (
            <PageLink to={item.to} className="text-link">
              {item.label}
            </PageLink>
          )}
        </li>
      ))}
    </ul>
  );
}
