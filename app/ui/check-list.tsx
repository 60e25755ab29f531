import { Icon } from "#app/media/icon.tsx";

export function CheckList({ items, className }: { items: string[]; className: string }) {
  return (
    <ul className={`grid ${className}`}>
      {items.map((item) => (
        <li key={item} className="flex gap-2.5">
          <Icon name="check" className="mt-1 text-lg text-brand" />
          {item}
        </li>
      ))}
    </ul>
  );
}
