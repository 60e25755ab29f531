import { Icon } from "#app/media/icon.tsx";
import type { Opening } from "#content/types.ts";

export function Requirements({ opening, className }: { opening: Opening; className: string }) {
  return (
    <ul className={`grid gap-x-10 ${className}`}>
      {opening.requirements.map((requirement) => (
        <li key={requirement} className="flex gap-3">
          <Icon name="check" className="mt-1 text-lg text-brand" />
          {requirement}
        </li>
      ))}
    </ul>
  );
}
