import { girihTile, relativePath, rosetteTile } from "../lib/girih";

/**
 * A decorative ground of thin lines in the text colour, filling its nearest positioned ancestor, a star in the middle.
 * `id` must be unique on the page. `stars` repeats every 116 px and `rosettes` every 360 px, times `scale`; `angle` is
 * the contact angle of the stars, 54 to 75 degrees. Colour, opacity and fade come by `className`, for example
 * "text-brand opacity-20 [mask-image:linear-gradient(to_left,black,transparent_70%)]".
 */
export function GirihPattern({
  id,
  className = "",
  motif = "stars",
  scale = 1,
  angle = 67.5,
}: {
  id: string;
  className?: string;
  motif?: "stars" | "rosettes";
  scale?: number;
  angle?: number;
}) {
  const tile = girihTile({ side: 48 * scale, angle });
  // Without the noise of binary fractions, which would be in the page many times.
  const period = Math.round((motif === "stars" ? tile.period : 360 * scale) * 100) / 100;
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
        <path
          d={relativePath(motif === "stars" ? tile.straps : rosetteTile(period))}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.1"
        />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
