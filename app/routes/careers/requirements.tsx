import { LogoStar } from "#app/patterns/logo.tsx";
import type { Opening } from "#content/types.ts";

export function Requirements({ opening, className }: { opening: Opening; className: string }) {
  return (
    <ul className={`grid gap-x-10 ${className}`}>
      {opening.requirements.map((requirement) => (
        <li key={requirement} className="flex gap-3">
          <LogoStar className="mt-0.5 size-7 flex-none" />
          {requirement}
        </li>
      ))}
    </ul>
  );
}
