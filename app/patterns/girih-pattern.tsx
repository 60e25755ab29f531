import { girihTile, relativePath } from "./girih.ts";

/** Fills its nearest positioned ancestor. `id` must be unique on the page; `angle` is from 54 to 75 degrees. */
export function GirihPattern({
  id,
  className,
  scale,
  angle,
}: {
  id: string;
  className: string;
  scale: number;
  angle: number;
}) {
  const { period, straps } = girihTile({ side: 48 * scale, angle });
  return (
    <svg aria-hidden="true" className={`pointer-events-none absolute inset-0 size-full max-w-none ${className}`}>
      <pattern
        id={id}
        width={period}
        height={period}
        x="50%"
        y="50%"
        patternTransform={`translate(${-period / 2} ${-period / 2})`}
        patternUnits="userSpaceOnUse"
      >
        <path d={relativePath(straps)} fill="none" stroke="currentColor" strokeWidth="1.1" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
