import { Drawing } from "~/patterns/drawing";
import type { Certification } from "~content/types";

export function CertificationMark({ mark, className }: { mark: Certification["mark"]; className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 96 96" className={className}>
      <Drawing name={`mark-${mark}`} />
    </svg>
  );
}
