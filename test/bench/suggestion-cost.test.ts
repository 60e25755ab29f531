import { expect, test } from "vitest";
import { suggestionCost } from "./suggestion-cost";

test("the suggestions of a 404 cost less than 2 ms of processor time among 1,000 articles", async () => {
  const { mistyped, longest, scanners, largestFile } = await suggestionCost(1_000);
  expect(mistyped).toBeLessThan(2);
  expect(longest).toBeLessThan(4);
  expect(scanners).toBeLessThan(0.5);
  expect(largestFile).toBeLessThan(64_000);
});
