import { CITIES, OFFICE } from "#app/office-hours/cities.ts";
import { compareWorkingDays, type Hours, utcOffset } from "#app/office-hours/office-hours.ts";
import { officeHours } from "#content/site.ts";

export type CityHours = ReturnType<typeof cityHours>;

/**
 * For a loader: the browser may render the page on the other side of a change to summer time.
 *
 * @returns the working days of the office and of five cities on the office's next working day, today included
 */
export function cityHours(office = officeHours, now = Date.now()) {
  const officeDay: Hours = [office.opens, office.closes];
  return {
    office: { name: OFFICE.name, day: officeDay, utcOffset: utcOffset(office, now) },
    cities: CITIES.map(({ name, timeZone }) => ({ name, ...compareWorkingDays(office, timeZone, now) })),
  };
}
