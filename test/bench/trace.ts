/** Every further category slows the page down. */
export const TASK_CATEGORIES = ["toplevel", "blink.user_timing"];

/** For notes only: these add parts and file names of tasks, and their own cost. */
export const PART_CATEGORIES = [
  ...TASK_CATEGORIES,
  "devtools.timeline",
  "v8.execute",
  "disabled-by-default-v8.compile",
  "disabled-by-default-v8.cpu_profiler",
];

/** Times are in µs. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  id?: string;
  args: {
    fileName?: string;
    data?: {
      url?: string;
      documentLoaderURL?: string;
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

export interface Task {
  duration: number;
  processorTime: number;
  /** Each part without those nested in it, the longest first: "Layout", "FunctionCall frame.js". */
  parts(): Part[];
}

interface Part {
  name: string;
  duration: number;
}

/**
 * Main-thread tasks that end after `since` (ms since the navigation), the longest first. Throws when the trace does not
 * contain the page.
 */
export function tasksSince(events: TraceEvent[], url: string, since: number): Task[] {
  const page = events.find((it) => it.name === "navigationStart" && it.args.data?.documentLoaderURL === url);
  if (!page) throw new Error(`The trace does not show ${url}.`);
  const start = page.ts + since * 1_000;
  const spans = events
    .filter(({ ph, dur, pid, tid }) => ph === "X" && dur && pid === page.pid && tid === page.tid)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const samples = scriptSamples(events, page);
  return spans
    .filter((it) => it.name === TASK && endOf(it) > start)
    .map((task) => ({
      duration: (task.dur ?? 0) / 1_000,
      processorTime: (task.tdur ?? 0) / 1_000,
      parts: () => partsOf(task, spans, samples),
    }))
    .sort((a, b) => b.duration - a.duration);
}

const TASK = "ThreadControllerImpl::RunTask";

function partsOf(task: TraceEvent, spans: TraceEvent[], samples: Sample[]): Part[] {
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

const NAMED =
  /^(ParseHTML|UpdateLayoutTree|Layout|PrePaint|Paint|Layerize|Commit|EvaluateScript|FunctionCall|V8\.|v8\.|\w+GC$)/;

const OF_SCRIPTS = /^(EvaluateScript|FunctionCall|V8\.|v8\.)/;

function isDetail({ name }: TraceEvent, parent: TraceEvent | undefined): boolean {
  return !NAMED.test(name) || (name.startsWith("V8.") && /^(V8\.|v8\.compile|\w+GC$)/.test(parent?.name ?? ""));
}

function labelOf(event: TraceEvent | undefined, sampledFile: string | undefined): string {
  if (!event) return "the rest";
  if (!OF_SCRIPTS.test(event.name)) return event.name;
  const file = sampledFile ?? fileName(event.args.data?.url ?? event.args.fileName);
  return file ? `${event.name} ${file}` : event.name;
}

interface Sample {
  ts: number;
  file?: string;
}

function scriptSamples(events: TraceEvent[], { pid, tid }: TraceEvent): Sample[] {
  const profile = events.find((it) => it.name === "Profile" && it.pid === pid && it.tid === tid);
  const nodes = new Map<number, ProfileNode>();
  const samples: Sample[] = [];
  let ts = profile?.args.data?.startTime ?? 0;
  for (const { name, id, args, pid: chunkPid } of events) {
    if (!profile || name !== "ProfileChunk" || id !== profile.id || chunkPid !== pid) continue;
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

/** "frame-abc.js"; an inline script has the page's URL. */
function fileName(url: string | undefined): string | undefined {
  if (!url) return undefined;
  const name = url.replace(/.*\//, "");
  return /\.m?js$/.test(name) ? name : "in the page";
}

function endOf({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur;
}
