import { girihTile, relativePath } from "./girih";

/**
 * A decorative ground of thin lines in the text colour, filling its nearest positioned ancestor, a star in the middle.
 * `id` must be unique on the page. It repeats every 116 px, times `scale`; `angle` is the contact angle of the stars, 54
 * to 75 degrees. Colour, opacity and fade come by `className`, for example
 * "text-brand opacity-20 [mask-image:linear-gradient(to_left,black,transparent_70%)]".
 */
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
