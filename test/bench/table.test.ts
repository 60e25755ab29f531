import { expect, test } from "vitest";
import { missedSizes, verdict } from "./table.ts";

test("the median must meet a target, but every run must meet a score", () => {
  expect(verdict({ figure: "tbt", page: "/", runs: [2_000, 30, undefined, 10] })).toBe("met");
  expect(verdict({ figure: "tbt", page: "/", runs: [2_000, 31, 10] })).toBe("missed");
  expect(verdict({ figure: "keptRatio", page: "/", runs: [0.84] })).toBe("missed");
  expect(verdict({ figure: "performance", page: "/", runs: [100, 100, 99] })).toBe("missed");
});

test("names sizes that miss their target or were not found, but no times", () => {
  const missed = missedSizes([
    { figure: "tbt", page: "/", runs: [5_000] },
    { figure: "clientJs", page: "/", runs: [119_700] },
    { figure: "clientJs", page: "/careers", runs: [118_600] },
    { figure: "firstLoad", page: "/", runs: [46_000] },
    { figure: "firstLoad", page: "/blogs/web-development-future", runs: [46_000] },
    { figure: "inlineScripts", page: "/", runs: [0] },
    { figure: "workerGzip", runs: [251] },
  ]);
  expect(missed.map((line) => line.replace(/: .*/, ""))).toEqual(["/careers", "/", "/", "whole site"]);
  expect(missed[0]).toBe("/careers: JS files after idle: 118.6, target ≤ 118.5 kB");
});
