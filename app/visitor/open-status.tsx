import { officeHours } from "#content/site.ts";
import { openNow } from "./office-hours.ts";

/** @throws RangeError if the browser does not know the clocks of a time zone */
export default function OpenStatus() {
  return openNow(officeHours);
}
