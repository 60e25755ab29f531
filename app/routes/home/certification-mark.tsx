import { Drawing } from "~/patterns/drawing";
import type { Certification } from "~content/types";

/** A mark of the certified strip in the text colour, of no real body. Its name stands beside it as text. */
export function CertificationMark({ mark, className }: { mark: Certification["mark"]; className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 96 96" className={className}>
      <Drawing name={`mark-${mark}`} />
    </svg>
  );
}
