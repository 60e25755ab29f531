import { Drawing } from "#app/patterns/drawing.tsx";
import type { Certification } from "#content/types.ts";

export function CertificationMark({ mark, className }: { mark: Certification["mark"]; className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 96 96" className={className}>
      <Drawing name={`mark-${mark}`} />
    </svg>
  );
}
