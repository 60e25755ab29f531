import { expect, test } from "vitest";
import { missedSizes, verdict } from "./table.ts";

test("the median must meet a target, but every run must meet some", () => {
  expect(verdict({ figure: "render", page: "/", runs: [2_000, 5, undefined, 1] })).toBe("met");
  expect(verdict({ figure: "render", page: "/", runs: [2_000, 6, 1] })).toBe("missed");
  expect(verdict({ figure: "keptRatio", page: "/", runs: [0.84] })).toBe("missed");
  expect(verdict({ figure: "scriptsBeforeLcp", page: "/", runs: [0, 0, 1] })).toBe("missed");
});

test("names sizes that miss their target or were not found, but no times", () => {
  const missed = missedSizes([
    { figure: "render", page: "/", runs: [5_000] },
    { figure: "clientJs", page: "/", runs: [118_500] },
    { figure: "clientJs", page: "/careers", runs: [118_600] },
    { figure: "firstLoad", page: "/", runs: [46_000] },
    { figure: "firstLoad", page: "/blogs/web-development-future", runs: [46_000] },
    { figure: "inlineScripts", page: "/", runs: [0] },
    { figure: "workerGzip", runs: [251] },
  ]);
  expect(missed.map((line) => line.replace(/: .*/, ""))).toEqual(["/careers", "/", "/", "whole site"]);
  expect(missed[0]).toBe("/careers: JS files after idle: 118.6, target ≤ 118.5 kB");
});
