import { eightPointStar, relativePath } from "../lib/girih";

/** Home and the cities it reaches, in the units of public/images/world-dots.svg (scripts/world-dots.ts prints them). */
const HOME = { name: "Islamabad", x: 663, y: 142 };
const CITIES = [
  { name: "Dubai", x: 619, y: 169, via: "630 140", anchor: "end", dx: "-0.6em", dy: "0.85em" },
  { name: "London", x: 473, y: 85, via: "575 62", anchor: "end", dx: "-0.55em", dy: "0.95em" },
  { name: "New York", x: 283, y: 119, via: "490 -58", anchor: "start", dx: "0.45em", dy: "1.05em" },
  { name: "Singapore", x: 758, y: 246, via: "742 165", anchor: "end", dx: "-0.6em", dy: "0.85em" },
  { name: "Sydney", x: 868, y: 360, via: "868 178", anchor: "middle", dx: "0", dy: "1.55em" },
] as const;

const ARCS = CITIES.map(({ x, y, via }) => `M${HOME.x} ${HOME.y}Q${via} ${x} ${y}`).join("");
const POINTS = CITIES.map(({ x, y }) => `M${x} ${y}h0`).join("");

/** A dotted map of the world with arcs from Islamabad. `className` sets the width; it stands on the sunken ground. */
export function ReachMap({ className = "" }: { className?: string }) {
  const names = CITIES.map(({ name }) => name);
  return (
    <div className={`relative aspect-[826/432] ${className}`}>
      <div className="world-dots text-muted opacity-45" />
      <div className="world-dots text-brand" />
      <svg
        role="img"
        aria-label={`World map with lines from ${HOME.name} to ${names.slice(0, -1).join(", ")} and ${names.at(-1)}`}
        viewBox="104 0 826 432"
        className="absolute inset-0 size-full overflow-visible"
      >
        <g fill="none" strokeLinecap="round" className="stroke-brand">
          <path d={ARCS} strokeWidth="1.35" vectorEffect="non-scaling-stroke" />
          {/* Lines of no length with round caps: points of one size on every screen. */}
          <path d={POINTS} strokeWidth="8" vectorEffect="non-scaling-stroke" />
        </g>
        <g className="map-home">
          <circle cx={HOME.x} cy={HOME.y} r="17" className="fill-accent opacity-25" />
          <path d={relativePath(eightPointStar(HOME.x, HOME.y, 12, 0.7))} className="fill-accent" />
        </g>
        <g className="map-labels">
          {CITIES.map(({ name, x, y, anchor, dx, dy }) => (
            <text key={name} x={x} y={y} dx={dx} dy={dy} textAnchor={anchor}>
              {name}
            </text>
          ))}
          <text x={HOME.x} y={HOME.y} dx="0.8em" dy="-0.55em">
            {HOME.name}
          </text>
        </g>
      </svg>
    </div>
  );
}
