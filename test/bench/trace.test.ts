import { expect, test } from "vitest";
import { type TraceEvent, tasksSince } from "./trace.ts";

const URL = "https://localhost:1/";

function span(name: string, start: number, end: number, more: Partial<TraceEvent> = {}): TraceEvent {
  const [ts, dur] = [start * 1_000, (end - start) * 1_000];
  return { name, ph: "X", pid: 1, tid: 1, ts, dur, tdur: dur / 2, args: {}, ...more };
}

const TASK = "ThreadControllerImpl::RunTask";

const EVENTS: TraceEvent[] = [
  { name: "navigationStart", ph: "R", pid: 1, tid: 1, ts: 10_000, args: { data: { documentLoaderURL: URL } } },
  span(TASK, 20, 90),
  span(TASK, 120, 159),
  span("FunctionCall", 125, 155, { args: { data: { url: `${URL}assets/frame.js` } } }),
  span("Receive mojo message", 126, 150),
  span("Layout", 130, 150),
  span(TASK, 170, 180),
  span(TASK, 200, 400, { tid: 2 }),
];

test("the tasks of the page's main thread since a moment, the longest first", () => {
  const tasks = tasksSince(EVENTS, URL, 100);
  expect(tasks.map(({ duration, processorTime }) => [duration, processorTime])).toEqual([
    [39, 19.5],
    [10, 5],
  ]);
  expect(() => tasksSince(EVENTS, "https://localhost:1/other", 0)).toThrow();
});

test("a task consists of its named parts, each without those inside it", () => {
  const [task] = tasksSince(EVENTS, URL, 100);
  expect(task?.parts()).toEqual([
    { name: "Layout", duration: 20 },
    { name: "FunctionCall frame.js", duration: 10 },
    { name: "the rest", duration: 9 },
  ]);
});

test("where scripts are sampled, what runs them is told by the file of the sample", () => {
  const sampled: TraceEvent[] = [
    { name: "Profile", ph: "P", pid: 1, tid: 1, id: "0x1", ts: 0, args: { data: { startTime: 0 } } },
    {
      name: "ProfileChunk",
      ph: "P",
      pid: 1,
      tid: 3,
      id: "0x1",
      ts: 0,
      args: {
        data: {
          cpuProfile: {
            nodes: [
              { id: 1, callFrame: { url: `${URL}assets/router.js` } },
              { id: 2, parent: 1, callFrame: {} },
            ],
            samples: [2],
          },
          timeDeltas: [125_000],
        },
      },
    },
  ];
  const [task] = tasksSince([...EVENTS, ...sampled], URL, 100);
  expect(task?.parts().map(({ name }) => name)).toContain("FunctionCall router.js");
});
