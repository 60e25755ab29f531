import { girihRosette, girihTile, relativePath, repeatedAt, rosetteTile } from "../lib/girih";

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

/**
 * Part of an `<svg>`: the straps of girihRosette woven over and under, about 0,0 and one period around. Cells are filled
 * by what stands before it. Defines `{id}-straps` (the bare lines) for `<use>`.
 */
export function GirihWeave({ id, period, strap, line }: { id: string; period: number; strap: number; line: number }) {
  const { ring, star, starOver, rosetteOutline, rosetteOver, cross } = girihRosette({ period, reach: strap * 1.45 });
  const ownStars = ring.slice(0, 4);
  const halo = strap * 1.55;
  const hollow = strap - 2 * line;
  return (
    <>
      <defs>
        <path id={`${id}-tile`} d={relativePath(rosetteOutline + cross + repeatedAt(ownStars, star))} />
        <path id={`${id}-tile-over`} d={relativePath(rosetteOver + repeatedAt(ownStars, starOver))} />
        <g id={`${id}-straps`}>
          <GirihRepeat href={`#${id}-tile`} period={period} />
        </g>
        <g id={`${id}-over`}>
          <GirihRepeat href={`#${id}-tile-over`} period={period} />
        </g>
      </defs>
      <g fill="none">
        <use href={`#${id}-straps`} strokeWidth={halo} className="stroke-paper" />
        <use href={`#${id}-straps`} strokeWidth={strap} className="stroke-brand" />
        <use href={`#${id}-straps`} strokeWidth={hollow} className="stroke-surface" />
        <use href={`#${id}-over`} strokeWidth={halo} className="stroke-paper" />
        <use href={`#${id}-over`} strokeWidth={strap} className="stroke-brand" />
        <use href={`#${id}-over`} strokeWidth={hollow} strokeLinecap="square" className="stroke-surface" />
      </g>
    </>
  );
}

/** `href` three times each way, a period apart. */
export function GirihRepeat({ href, period }: { href: string; period: number }) {
  return [-period, 0, period].flatMap((x) =>
    [-period, 0, period].map((y) => <use key={`${x} ${y}`} href={href} x={x} y={y} />),
  );
}
