import { expect, test } from "vitest";
import { timeZoneCoordinates } from "#app/visitor/time-zone-coordinates.ts";

const HOUR_MS = 3_600_000;

test("coordinates match the UTC offsets of their time zones", () => {
  const zones = Intl.supportedValuesOf("timeZone").filter((zone) => timeZoneCoordinates(zone));
  expect(zones.length).toBeGreaterThan(120);
  const january = new Date("2026-01-14T12:00Z");
  for (const timeZone of zones) {
    const local = new Date(`${january.toLocaleString("en-US", { timeZone })} UTC`);
    const east = ((local.getTime() - january.getTime()) / HOUR_MS) * 15;
    expect(Math.abs((timeZoneCoordinates(timeZone)?.longitude ?? 0) - east), timeZone).toBeLessThan(45);
  }
  expect(timeZoneCoordinates("Africa/Lagos")).toEqual({ latitude: 6, longitude: 3 });
  // Some browsers report these old names.
  for (const zone of ["Asia/Calcutta", "Asia/Katmandu", "America/Buenos_Aires"])
    expect(timeZoneCoordinates(zone), zone).toBeDefined();
});

test.each(["Mars/Olympus", "UTC", "Atlantic/Reykjavik", "", "Africa", "Pacific/Honolulu"])(
  "%s has no coordinates",
  (zone) => {
    expect(timeZoneCoordinates(zone)).toBeUndefined();
  },
);
