/** Reads a trace of Chromium's DevTools: what the main thread of a page has done since React's start, task by task. */

/** What a trace needs for this. Every further category makes the page slower. */
export const TRACE_CATEGORIES = [
  "-*",
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "v8.execute",
  "disabled-by-default-v8.compile",
];

/** With it the trace tells of every script in which file it is. It costs time that counts, so it is for notes alone. */
export const SAMPLING_CATEGORY = "disabled-by-default-v8.cpu_profiler";

/** An event of a trace. Times are in µs. */
export interface TraceEvent {
  name: string;
  /** "X" is an event with a duration. */
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Of `dur`, how long the thread was on a processor. */
  tdur?: number;
  id?: string;
  args: {
    fileName?: string;
    data?: {
      frame?: string;
      url?: string;
      resourceType?: string;
      initiator?: { fetchType?: string };
      startTime?: number;
      cpuProfile?: { nodes?: ProfileNode[]; samples?: number[] };
      timeDeltas?: number[];
    };
  };
}

interface ProfileNode {
  id: number;
  parent?: number;
  callFrame: { url?: string };
}

/** A task of the main thread. Times are in ms. */
export interface Task {
  duration: number;
  /** Of it on a processor: what `duration` is when nothing else wants the processor. */
  processorTime: number;
  /** What it consists of, each part without those inside it, the longest first: "Layout", "FunctionCall frame.js". */
  parts: { name: string; duration: number }[];
}

/**
 * The tasks of the page's main thread since React's start, the longest first. React's start is told by the first script
 * or data that the page asks for after its load event; on a page that has asked for all before, by the first of those.
 * In: the trace's events; the page's address. Throws when the trace is not of that page, or it never asks for a script.
 */
export function tasksSinceReactStart(events: TraceEvent[], url: string): Task[] {
  const commit = events.find((it) => it.name === "CommitLoad" && it.args.data?.url === url);
  if (!commit) throw new Error(`The trace does not show ${url}.`);
  const main = events
    .filter(({ pid, tid }) => pid === commit.pid && tid === commit.tid)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const loadedAt =
    main.find((it) => it.name === "MarkLoad" && it.args.data?.frame === commit.args.data?.frame)?.ts ?? 0;
  const asked = main.filter(isScriptRequest).map(({ ts }) => ts);
  const start = asked.find((ts) => ts > loadedAt) ?? asked[0];
  if (start === undefined) throw new Error(`${url} has asked for no script.`);
  const spans = main.filter(({ ph, dur }) => ph === "X" && dur);
  const samples = scriptSamples(events, commit);
  return spans
    .filter((it) => it.name === "RunTask" && endOf(it) > start)
    .map((task) => ({
      duration: (task.dur ?? 0) / 1_000,
      processorTime: (task.tdur ?? Number.NaN) / 1_000,
      parts: partsOf(task, spans, samples),
    }))
    .sort((a, b) => b.duration - a.duration);
}

function isScriptRequest({ name, args: { data } }: TraceEvent): boolean {
  if (name !== "ResourceSendRequest") return false;
  return (
    data?.resourceType === "Script" ||
    data?.initiator?.fetchType === "fetch" ||
    /\.m?js$/.test(new URL(data?.url ?? "about:blank").pathname)
  );
}

function partsOf(task: TraceEvent, spans: TraceEvent[], samples: Sample[]): Task["parts"] {
  const inside = spans.filter((it) => it !== task && it.ts >= task.ts && endOf(it) <= endOf(task));
  const marks = samples.filter(({ ts }) => ts >= task.ts && ts <= endOf(task));
  const parts = new Map<string, number>();
  const open: TraceEvent[] = [];
  let now = task.ts;
  let file: string | undefined;
  const spendUntil = (ts: number) => {
    const name = labelOf(open.at(-1), file);
    parts.set(name, (parts.get(name) ?? 0) + (ts - now) / 1_000);
    now = ts;
  };
  const closeUntil = (ts: number) => {
    for (let last = open.at(-1); last && endOf(last) <= ts; last = open.at(-1)) {
      spendUntil(endOf(last));
      open.pop();
    }
  };
  for (const event of [...inside, ...marks].sort((a, b) => a.ts - b.ts)) {
    closeUntil(event.ts);
    spendUntil(event.ts);
    if (!("name" in event)) file = event.file;
    else if (!isDetail(event, open.at(-1))) open.push(event);
  }
  closeUntil(endOf(task));
  spendUntil(endOf(task));
  return [...parts].map(([name, duration]) => ({ name, duration })).sort((a, b) => b.duration - a.duration);
}

/** What V8 tells of a step that has a name already. */
function isDetail({ name }: TraceEvent, parent: TraceEvent | undefined): boolean {
  return name.startsWith("V8.") && /^(V8\.|v8\.compile|M\w+GC)/.test(parent?.name ?? "");
}

/** Steps that run scripts, or prepare them. */
const OF_SCRIPTS = /^(v8\.|V8\.|EvaluateScript|FunctionCall|RunMicrotasks|EventDispatch|TimerFire|Fire\w+|\w+GC$)/;

function labelOf(event: TraceEvent | undefined, sampledFile: string | undefined): string {
  if (!event) return "the browser's own work";
  if (!OF_SCRIPTS.test(event.name)) return event.name;
  const file = sampledFile ?? fileName(event.args.data?.url ?? event.args.fileName);
  return file ? `${event.name} ${file}` : event.name;
}

/** A moment at which the sampling has looked which script runs; without a file none did. */
interface Sample {
  ts: number;
  file?: string;
}

function scriptSamples(events: TraceEvent[], { pid, tid }: TraceEvent): Sample[] {
  const profile = events.find((it) => it.name === "Profile" && it.pid === pid && it.tid === tid);
  const nodes = new Map<number, ProfileNode>();
  const samples: Sample[] = [];
  let ts = profile?.args.data?.startTime ?? 0;
  for (const { name, id, args } of events) {
    if (!profile || name !== "ProfileChunk" || id !== profile.id) continue;
    for (const node of args.data?.cpuProfile?.nodes ?? []) nodes.set(node.id, node);
    for (const [index, sample] of (args.data?.cpuProfile?.samples ?? []).entries()) {
      ts += args.data?.timeDeltas?.[index] ?? 0;
      let node = nodes.get(sample);
      while (node && !node.callFrame.url) node = nodes.get(node.parent ?? 0);
      samples.push({ ts, file: fileName(node?.callFrame.url) });
    }
  }
  return samples.sort((a, b) => a.ts - b.ts);
}

/** "frame-abc.js" of an address; "the page" of one that ends in a slash. */
function fileName(url: string | undefined): string | undefined {
  if (!url) return undefined;
  return url.replace(/.*\//, "") || "in the page";
}

function endOf({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur;
}
