import { expect, test } from "vitest";
import { takeTurns } from "./turns.ts";

const LIMITS = { atMost: 3, atLeast: 1, limitMs: 60_000 };

test("pages take turns, and one may take fewer", async () => {
  const order: string[] = [];
  const { runs, notes } = await takeTurns(
    "Loading",
    [{ name: "a" }, { name: "b", turns: 2 }],
    LIMITS,
    async (name, turn) => {
      order.push(`${name}${turn}`);
      return turn;
    },
  );
  expect(order).toEqual(["a0", "b0", "a1", "b1", "a2"]);
  expect(runs.get("b")).toEqual([0, 1, undefined]);
  expect(notes).toEqual([]);
});

test("what fails now and then is tried again; what keeps failing is left out and named", async () => {
  let tries = 0;
  const { runs, notes } = await takeTurns(
    "Loading",
    [{ name: "a" }, { name: "b" }],
    { ...LIMITS, atMost: 1 },
    async (name) => {
      if (name === "b" || ++tries < 3) throw new Error("no page");
      return "loaded";
    },
  );
  expect(runs.get("a")).toEqual(["loaded"]);
  expect(runs.get("b")).toEqual([undefined]);
  expect(notes).toEqual(["Loading failed in turn 1 on b, tries: 3: no page"]);
});

test("no turn is begun when the time is up, but some are taken in any case", async () => {
  const { runs, notes } = await takeTurns(
    "Loading",
    [{ name: "a" }],
    { atMost: 5, atLeast: 2, limitMs: 0 },
    async () => 1,
  );
  expect(runs.get("a")).toEqual([1, 1]);
  expect(notes).toEqual(["Loading: 2 turns instead of 5, as their time was up."]);
});
