import { BANNER_STAR, BANNER_TILE } from "./banner-paths.ts";
import { seededRandom } from "./girih.ts";

const PATTERN_ID = "site:banner";

/** Each `seed` gives another size and crop of the pattern, and another star. */
export function BannerArt({ seed }: { seed: string }) {
  const random = seededRandom(seed);
  const between = (low: number, high: number) => Math.round((low + random() * (high - low)) * 10) / 10;
  const scale = between(1.1, 2.1);
  return (
    <div className="-z-10 absolute inset-0">
      <svg
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-0 size-full text-brand opacity-8 lg:w-1/2 lg:opacity-26 [mask-image:linear-gradient(to_left,#000_15%,transparent_95%)]"
      >
        <pattern
          id={PATTERN_ID}
          width={BANNER_TILE.period}
          height={BANNER_TILE.period}
          patternTransform={`scale(${scale})`}
          patternUnits="userSpaceOnUse"
        >
          <path d={BANNER_TILE.straps} fill="none" stroke="currentColor" strokeWidth={1.1 / scale} />
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${PATTERN_ID})`} />
      </svg>
      <svg aria-hidden="true" className="absolute inset-0 hidden size-full lg:block">
        <svg aria-hidden="true" x={`${between(81, 90)}%`} y={`${between(42, 70)}%`} className="overflow-visible">
          <g transform={`scale(${between(0.64, 1.04)})`}>
            <g strokeWidth="1.5" className="stroke-brand">
              <path d={BANNER_STAR} className="fill-sunken" />
              <path d={BANNER_STAR} transform="scale(.82)" className="fill-brand-soft" />
            </g>
            <path d={BANNER_STAR} transform="scale(.42)" className="fill-brand" />
            <path d={BANNER_STAR} transform="scale(.16)" className="fill-accent" />
          </g>
        </svg>
      </svg>
    </div>
  );
}
