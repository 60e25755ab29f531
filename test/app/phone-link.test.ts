import { expect, test } from "vitest";
import { phoneLink } from "#app/lib/phone-link.ts";

test("a phone link has the country code and no spaces", () => {
  expect(phoneLink("+92 (51) 000-0000")).toBe("tel:+92510000000");
});
