import { Drawing } from "#app/patterns/drawing.tsx";

export function MissingStar() {
  return (
    <svg
      aria-hidden="true"
      viewBox="-320 -190 640 380"
      className="mx-auto w-full max-w-[640px] [mask-image:radial-gradient(closest-side,black_45%,transparent)]"
    >
      <Drawing name="missing-star" />
    </svg>
  );
}
