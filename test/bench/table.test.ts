import { expect, test } from "vitest";
import { median, ratios } from "./statistics.ts";
import { formatTable, missedSizes, verdict } from "./table.ts";

test("the median is the run in the middle, or between the two in the middle", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([1, 2, 10, 4])).toBe(3);
  expect(() => median([])).toThrow();
});

test("ratios compare runs that were made one after the other, where there are both", () => {
  expect(ratios([80, 45], [100, 50])).toEqual([0.8, 0.9]);
  expect(ratios([80, undefined, 45], [undefined, 100, 50])).toEqual([0.9]);
  expect(() => ratios([1], [])).toThrow();
});

test("the median decides over a target", () => {
  expect(verdict({ figure: "startTask", page: "/", runs: [40, 50, 2_000] })).toBe("met");
  expect(verdict({ figure: "startTask", page: "/", runs: [40, 51, 52] })).toBe("missed");
  expect(verdict({ figure: "keptProcessorRatio", page: "/", runs: [0.85] })).toBe("met");
  expect(verdict({ figure: "keptProcessorRatio", page: "/", runs: [0.84] })).toBe("missed");
});

test("a score has to be reached in every run", () => {
  expect(verdict({ figure: "performance", page: "/careers", runs: [100, 100, 100] })).toBe("met");
  expect(verdict({ figure: "performance", page: "/careers", runs: [100, 100, 99] })).toBe("missed");
});

test("a target holds on the kind of page that it names", () => {
  const runs = [44_000];
  expect(verdict({ figure: "firstLoad", page: "/", runs })).toBe("met");
  expect(verdict({ figure: "firstLoad", page: "/", runs: [46_000] })).toBe("missed");
  expect(verdict({ figure: "firstLoad", page: "/blogs/web-development-future", runs: [46_000] })).toBe("met");
  expect(verdict({ figure: "firstLoad", page: "/careers", runs })).toBeUndefined();
  expect(verdict({ figure: "workerGzip", runs: [251] })).toBe("missed");
});

test("a size that misses its target is named; a time is not", () => {
  expect(
    missedSizes([
      { figure: "startTask", page: "/", runs: [5_000] },
      { figure: "clientJs", page: "/", runs: [118_000] },
      { figure: "clientJs", page: "/careers", runs: [118_100] },
    ]),
  ).toEqual(["/careers: JS files after idle: 118.1, target ≤ 118 kB"]);
});

test("the table has a row for each figure that was measured, with the spread of its runs", () => {
  const table = formatTable(
    [
      { figure: "startTask", page: "/", runs: [60, 70, 64] },
      { figure: "html", page: "/careers", runs: [10_150] },
      { figure: "build", runs: [5, 5, 5] },
    ],
    ["/", "/careers"],
  );
  const rows = table.split("\n").map((line) =>
    line
      .split("|")
      .map((cell) => cell.trim())
      .slice(1, -1),
  );
  expect(rows.filter((_, index) => index !== 1)).toEqual([
    ["figure", "target", "/", "/careers", "whole site"],
    ["HTML, brotli 5", "", "", "10.2", ""],
    ["longest task of React's start", "≤ 50 ms", "64 (60–70) missed", "", ""],
    ["npm run build, cold", "≤ 6 s", "", "", "5.0 met"],
  ]);
});

test("more than four pages come in blocks", () => {
  const pages = ["/", "/services", "/portfolio", "/about-us", "/careers"];
  const table = formatTable(
    pages.map((page) => ({ figure: "tbt", page, runs: [0] })),
    pages,
  );
  expect(table.split("\n\n")).toHaveLength(2);
  expect(table.split("\n\n")[1]).toContain("/careers");
});
