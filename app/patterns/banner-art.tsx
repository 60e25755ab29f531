import { eightPointStar, relativePath, seededRandom } from "./girih.ts";
import { GirihPattern } from "./girih-pattern.tsx";

const star = (radius: number) => relativePath(eightPointStar(0, 0, radius));

/** Each `seed` gives another crop, angle and star. */
export function BannerArt({ seed }: { seed: string }) {
  const random = seededRandom(seed);
  const between = (low: number, high: number) => Math.round((low + random() * (high - low)) * 10) / 10;
  const radius = between(64, 104);
  return (
    <div className="-z-10 absolute inset-0">
      <div className="absolute inset-y-0 right-0 w-full lg:w-1/2">
        <GirihPattern
          id="banner"
          angle={between(55, 75)}
          scale={between(1.1, 2.1)}
          className="text-brand opacity-8 lg:opacity-26 [mask-image:linear-gradient(to_left,#000_15%,transparent_95%)]"
        />
      </div>
      <svg aria-hidden="true" className="absolute inset-0 hidden size-full lg:block">
        <svg aria-hidden="true" x={`${between(81, 90)}%`} y={`${between(42, 70)}%`} className="overflow-visible">
          <g strokeWidth="1.25" className="stroke-brand">
            <path d={star(radius)} className="fill-sunken" />
            <path d={star(radius * 0.82)} className="fill-brand-soft" />
          </g>
          <path d={star(radius * 0.42)} className="fill-brand" />
          <path d={star(radius * 0.16)} className="fill-accent" />
        </svg>
      </svg>
    </div>
  );
}
