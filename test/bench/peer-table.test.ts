import { expect, test } from "vitest";
import { formatPeers } from "./peer-table.ts";

test("a peer is listed next to our page, with the ratio of paired runs", () => {
  const table = formatPeers([
    { url: "ours", runs: { fcpSlow: [500, 600, undefined], tbt: [60, 50], performance: [100], lcpSlow: [undefined] } },
    { url: "theirs", runs: { fcpSlow: [1_000, 600, 900], tbt: [30, 30], performance: [98] } },
  ]);
  const rows = table.split("\n").map((line) =>
    line
      .split("|")
      .map((cell) => cell.trim())
      .slice(1, -1),
  );
  expect(rows.filter((_, index) => index !== 1)).toEqual([
    ["figure", "ours", "theirs", "ours to it"],
    ["FCP, slow line, ms", "550 (500–600)", "900 (600–1000)", "0.75"],
    ["Lighthouse performance", "100", "98", "+2"],
    ["TBT, ms", "55 (50–60)", "30", "+25 missed"],
  ]);
});
