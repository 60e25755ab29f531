import { officeHours } from "#content/site.ts";
import { openNow } from "./office-hours.ts";

/** @throws RangeError if the browser does not support a time zone */
export default function OpenStatus() {
  return openNow(officeHours);
}
