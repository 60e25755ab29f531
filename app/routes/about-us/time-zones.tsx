import type { ReactNode } from "react";
import { type Hours, OTHER_HOURS } from "#app/office-hours/office-hours.ts";
import { SharedHours } from "#app/office-hours/visitor-time.tsx";
import { Section } from "#app/ui/section.tsx";
import type { CityHours } from "./city-hours.ts";

const TICK_HOURS = 3;

interface TimeZonesProps {
  heading: string;
  intro: string;
  hours: CityHours;
}

export function TimeZones({ heading, intro, hours }: TimeZonesProps) {
  return (
    <Section ground="sunken" contentClassName="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
      <div>
        <h2 className="text-2xl">{heading}</h2>
        <p className="mt-4 lead-text">{intro}</p>
        <SharedHours className="mt-6" />
      </div>
      <HoursFigure {...hours} />
    </Section>
  );
}

/** The working days of five cities beside the office's, in the office's time. On phones, each bar is below its text. */
function HoursFigure({ office, cities }: CityHours) {
  const days = [office, ...cities].map(({ day }) => day);
  const start = Math.floor(Math.min(...days.map(([from]) => from)));
  const end = Math.ceil(Math.max(...days.map(([, to]) => to)));
  const place = (hour: number) => `${((hour - start) / (end - start)) * 100}%`;
  const span = ([from, to]: Hours) => ({ x: place(from), width: `${((to - from) / (end - start)) * 100}%` });
  const bar = { y: 9, height: 14, rx: 7 };
  const officeBand = <rect {...span(office.day)} height="100%" fill="var(--brand-soft)" />;
  const firstTick = (Math.floor(start / TICK_HOURS) + 1) * TICK_HOURS;
  const ticks = Array.from({ length: Math.ceil((end - firstTick) / TICK_HOURS) }, (_, n) => firstTick + n * TICK_HOURS);
  return (
    <figure className="text-sm">
      <ul className="grid grid-flow-dense grid-cols-[auto_1fr] items-center gap-x-5 sm:grid-cols-[auto_1fr_auto]">
        <Row name={office.name} note={`${office.day[0]}:00 to ${office.day[1]}:00`} className="font-750">
          {officeBand}
          <rect {...bar} {...span(office.day)} fill="var(--brand)" />
        </Row>
        {cities.map(({ name, day, shared }) => (
          <Row key={name} name={name} note={noteFor(office.day, day, shared)} className="font-650">
            {officeBand}
            <rect {...bar} {...span(day)} fill="var(--field-line)" opacity=".55" />
            {shared && <rect {...bar} {...span(shared)} fill="var(--brand)" />}
          </Row>
        ))}
        <li aria-hidden="true" className="col-span-full sm:(col-span-1 col-start-2)">
          <svg aria-hidden="true" className="h-[1.75em] w-full overflow-visible fill-muted">
            {ticks.map((hour) => (
              <text key={hour} x={place(hour)} y="1.4em" textAnchor="middle">
                {hour > 24 ? hour - 24 : hour}
              </text>
            ))}
          </svg>
        </li>
      </ul>
      <figcaption className="mt-2 text-muted">
        Hours of the day in {office.name} ({office.utcOffset}). In each city, the day is {OTHER_HOURS.opens}:00 to{" "}
        {OTHER_HOURS.closes}:00.
      </figcaption>
    </figure>
  );
}

function Row({
  name,
  note,
  className,
  children,
}: {
  name: string;
  note: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <li className="contents">
      <span className={`max-sm:pt-2 ${className}`}>{name}</span>
      <span className="max-sm:(pt-2 text-right) sm:col-start-3">{note}</span>
      <svg aria-hidden="true" className="col-span-full h-8 w-full sm:(col-span-1 col-start-2)">
        {children}
      </svg>
    </li>
  );
}

/** @returns "4 hours together", or on which side of the office's day the city's day is */
function noteFor([, closes]: Hours, [from]: Hours, shared: Hours | undefined): string {
  if (!shared) return from < closes ? "Before our day" : "In our evening";
  const hours = shared[1] - shared[0];
  return `${hours} ${hours === 1 ? "hour" : "hours"} together`;
}
