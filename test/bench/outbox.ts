/**
 * The outbox under load on loopback, with an admin API that flaps and goes away: `npm run bench -- --outbox <minutes>`.
 * 500 messages over 50 connections, with the site restarted in the middle and its queue on disk; a soak, whose log lines
 * have to account for every message; and what the outbox costs a post while the admin API is well.
 */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { LOCAL_QUEUES } from "../../scripts/local-outbox.ts";
import { VALID_MESSAGE } from "../contact-message.ts";
import { freePort } from "../free-port.ts";
import { type Inspector, inspect } from "./heap.ts";
import { type StartedProcess, start } from "./processes.ts";
import { answers, builtWorker, SITE_CONFIG, startWorkerd, WRANGLER } from "./servers.ts";
import { median } from "./statistics.ts";

const MESSAGES = 500;
const CONNECTIONS = 50;

/** Posts a second of the soak. */
const RATE = 5;

/** Longest wait for what is queued, in ms: a retry comes after 40 s at most while a message is two minutes old. */
const DRAIN_LIMIT_MS = 240_000;

type Mood = "well" | "flapping" | "away";

interface AdminApi {
  url: string;
  mood: Mood;
  /** How often each message was stored, by its text; one that comes under a known key is not stored again. */
  stored: Map<string, number>;
  close(): Promise<void>;
}

async function startAdminApi(): Promise<AdminApi> {
  const keys = new Set<string>();
  let arrivals = 0;
  const server = createServer(async (request, response) => {
    const { message, subject } = JSON.parse(await text(request)) as { message: string; subject: string };
    const key = String(request.headers["idempotency-key"]);
    const store = () => {
      if (!keys.has(key)) api.stored.set(message, (api.stored.get(message) ?? 0) + 1);
      keys.add(key);
    };
    const failed = (stores: boolean) => {
      if (stores) store();
      arrivals % 2 === 0 ? response.socket?.resetAndDestroy() : json(response, 500, { success: false });
    };
    arrivals += 1;
    if (api.mood === "away") return failed(false);
    if (api.mood === "flapping" && arrivals % 10 < 4) return failed(arrivals % 3 === 0);
    if (subject === "refused" && !keys.has(key)) return json(response, 200, { success: false, message: "Refused." });
    store();
    json(response, 200, { success: true, message: "Message stored." });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const api: AdminApi = {
    url: `http://127.0.0.1:${port}/`,
    mood: "well",
    stored: new Map(),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return api;
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

interface Site {
  origin: string;
  child: StartedProcess;
  inspectorPort: number;
}

/** `more`: further configurations that run in the same process; `state`: the folder of what is on disk. */
async function startSite(config: string, state: string, more: string[] = []): Promise<Site> {
  const [port, inspectorPort] = [await freePort(), await freePort()];
  const configs = [config, ...more].flatMap((file) => ["-c", file]);
  const options = ["--port", String(port), "--inspector-port", String(inspectorPort), "--persist-to", state];
  const quiet = ["--show-interactive-dev-session=false"];
  const child = start(process.execPath, [WRANGLER, "dev", ...configs, ...options, ...quiet]);
  const origin = `http://localhost:${port}`;
  await answers(child, origin);
  return { origin, child, inspectorPort };
}

/** Beside the built configuration, whose paths are relative. */
function writeConfig(name: string, changes: object): string {
  const file = join(dirname(SITE_CONFIG), name);
  const config = JSON.parse(readFileSync(SITE_CONFIG, "utf8"));
  writeFileSync(file, JSON.stringify({ ...config, ...changes }));
  return file;
}

type Shown = "confirmed" | "refused" | "failed";

interface Sending {
  message: string;
  shown: Shown;
}

let posts = 0;

function postOptions(origin: string, body: object): RequestInit {
  posts += 1;
  return {
    method: "POST",
    headers: {
      Origin: origin,
      "Content-Type": "application/json",
      "Idempotency-Key": crypto.randomUUID(),
      "CF-Connecting-IP": `10.${(posts >> 16) & 255}.${(posts >> 8) & 255}.${posts & 255}`,
    },
    body: JSON.stringify(body),
  };
}

async function send(origin: string, subject: string): Promise<Sending> {
  const message = crypto.randomUUID();
  try {
    const options = postOptions(origin, { ...VALID_MESSAGE, subject, message });
    const response = await fetch(`${origin}/api/contact-us`, options);
    const answer = (await response.json()) as { success: boolean; message: string };
    return { message, shown: answer.success ? "confirmed" : answer.message === "Refused." ? "refused" : "failed" };
  } catch {
    // The site is being restarted.
    return { message, shown: "failed" };
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function reconcile(sendings: Sending[], api: AdminApi, dead: number) {
  const of = (shown: Shown) => sendings.filter((sending) => sending.shown === shown);
  const count = ({ message }: Sending) => api.stored.get(message) ?? 0;
  const missing = of("confirmed").filter((sending) => count(sending) === 0).length;
  return {
    messages: sendings.length,
    confirmed: of("confirmed").length,
    refused: of("refused").length,
    failed: of("failed").length,
    "dead letters": dead,
    lost: missing - dead,
    twice: [...api.stored.values()].filter((times) => times > 1).length,
    "refused, but stored": of("refused").filter((sending) => count(sending) > 0).length,
  };
}

/** Lines of the outbox in what the site has printed, by their event. */
function linesOf(output: string): { evt: string; id?: string; outcome?: string }[] {
  return [...output.matchAll(/\{"evt":"contact[^\n]*?\}/g)].map(([line]) => JSON.parse(line));
}

const ids = (lines: ReturnType<typeof linesOf>, evt: string) =>
  new Set(lines.filter((line) => line.evt === evt).map(({ id }) => id));

async function waitUntil(isDone: () => boolean): Promise<void> {
  const limit = Date.now() + DRAIN_LIMIT_MS;
  while (Date.now() < limit && !isDone()) await pause(1_000);
}

async function restartInTheMiddle(progress: (text: string) => void) {
  const state = mkdtempSync(join(tmpdir(), "bench-outbox-"));
  const api = await startAdminApi();
  const main = join(dirname(SITE_CONFIG), "bench-site.js");
  copyFileSync("test/bench/durable-queue/site.js", main);
  const config = writeConfig("wrangler.bench-durable.json", {
    main: "bench-site.js",
    vars: { ENVIRONMENT: "development", ADMIN_API_URL: api.url },
    services: [
      { binding: "CONTACT_OUTBOX", service: "durable-queue", entrypoint: "Outbox" },
      { binding: "CONTACT_DEAD_LETTERS", service: "durable-queue", entrypoint: "DeadLetters" },
    ],
  });
  const startAgain = () => startSite(config, state, ["test/bench/durable-queue/wrangler.toml"]);
  let site = await startAgain();
  let outputs = "";
  const sendings: Sending[] = [];
  const MOODS: Mood[] = ["well", "flapping", "away", "flapping", "well"];
  const each = MESSAGES / MOODS.length;
  for (const [number, mood] of MOODS.entries()) {
    progress(`${each} messages, the admin API is ${mood}`);
    api.mood = mood;
    for (let sent = 0; sent < each; sent += CONNECTIONS) {
      const wave = Math.min(CONNECTIONS, each - sent);
      const sending = Array.from({ length: wave }, (_, index) =>
        send(site.origin, index % 10 === 0 ? "refused" : "Hello"),
      );
      sendings.push(...(await Promise.all(sending)));
    }
    if (number !== 2) continue;
    progress("restarting the site");
    await site.child.stop();
    outputs += site.child.output();
    site = await startAgain();
  }
  progress("waiting for what is queued");
  const dead = () => ids(linesOf(outputs + site.child.output()), "contact_dead").size;
  await waitUntil(() => reconcile(sendings, api, dead()).lost <= 0);
  const figures = reconcile(sendings, api, dead());
  await Promise.all([site.child.stop(), api.close()]);
  for (const left of [state, main, config]) rmSync(left, { recursive: true });
  return { figures, restarts: 1, queued: ids(linesOf(outputs), "contact_queued").size };
}

async function soak(minutes: number, progress: (text: string) => void) {
  const state = mkdtempSync(join(tmpdir(), "bench-outbox-"));
  const api = await startAdminApi();
  const vars = { ENVIRONMENT: "development", ADMIN_API_URL: api.url };
  const config = writeConfig("wrangler.bench-outbox.json", { vars, queues: LOCAL_QUEUES });
  const site = await startSite(config, state);
  const inspector = await inspect(site.inspectorPort);
  const heap: number[] = [];
  const sendings: Sending[] = [];
  const waiting: Promise<unknown>[] = [];
  const total = Math.round(minutes * 60 * RATE);
  for (let number = 0; number < total; number += 1) {
    const second = Math.floor(number / RATE);
    api.mood = (["well", "flapping", "away"] as const)[Math.floor(second / 10) % 3] ?? "well";
    waiting.push(send(site.origin, number % 20 === 0 ? "refused" : "Hello").then((sending) => sendings.push(sending)));
    if (number % (RATE * 2) === 0) heap.push(await usedHeap(inspector));
    if (second % 30 === 0 && number % RATE === 0) progress(`soak, second ${second} of ${total / RATE}`);
    await pause(1_000 / RATE);
  }
  await Promise.all(waiting);
  api.mood = "well";
  progress("waiting for what is queued");
  const lines = () => linesOf(site.child.output());
  const dead = () => ids(lines(), "contact_dead").size;
  // Also a message whose answer was lost, so that the admin API has it and the queue does not know it yet.
  const undelivered = () => {
    const gone = new Set([...ids(lines(), "contact_delivered"), ...ids(lines(), "contact_dead")]);
    return [...ids(lines(), "contact_queued")].filter((id) => !gone.has(id)).length;
  };
  await waitUntil(() => undelivered() === 0);
  const posted = lines().filter(({ evt }) => evt === "contact");
  const outcomes = Object.fromEntries(
    ["sent", "queued", "rejected", "failed"].map((outcome) => [
      outcome,
      posted.filter((line) => line.outcome === outcome).length,
    ]),
  );
  const third = Math.max(1, Math.floor(heap.length / 3));
  const figures = {
    ...reconcile(sendings, api, dead()),
    "lines of posts": posted.length,
    ...outcomes,
    delivered: ids(lines(), "contact_delivered").size,
    // Between two collections the heap grows: the lowest of a third is what is kept.
    "heap at first, kB": Math.round(Math.min(...heap.slice(0, third)) / 1_000),
    "heap at last, kB": Math.round(Math.min(...heap.slice(-third)) / 1_000),
  };
  inspector.close();
  await Promise.all([site.child.stop(), api.close()]);
  for (const left of [state, config]) rmSync(left, { recursive: true });
  return figures;
}

async function usedHeap(inspector: Inspector): Promise<number> {
  const { usedSize, backingStorageSize } = await inspector.send<{ usedSize: number; backingStorageSize: number }>(
    "Runtime.getHeapUsage",
  );
  return usedSize + backingStorageSize;
}

const COST_ROUNDS = 24;
const UNCOUNTED_ROUNDS = 4;
const COST_POSTS = 150;

/**
 * Processor time of a post on bare workerd, with the outbox by without it, in turns: the median of the ratios. The same
 * Worker twice shows how far the machine lets one trust it.
 */
async function measureCost() {
  const api = await startAdminApi();
  const vars = { ENVIRONMENT: "development", ADMIN_API_URL: api.url };
  const today = { ...builtWorker(), vars, reachesLoopback: true };
  const outbox = { ...today, queues: ["CONTACT_OUTBOX"] };
  const servers = [await startWorkerd([today]), await startWorkerd([outbox]), await startWorkerd([today])];
  const runs: number[][] = servers.map(() => []);
  for (let round = 0; round < COST_ROUNDS; round += 1) {
    for (let turn = 0; turn < servers.length; turn += 1) {
      const index = (round + turn) % servers.length;
      const server = servers[index];
      if (!server) continue;
      const origin = server.origins[0] ?? "";
      const before = server.processorTime();
      for (let post = 0; post < COST_POSTS; post += 1) {
        const body = { ...VALID_MESSAGE, message: crypto.randomUUID() };
        const response = await fetch(`${origin}/api/contact-us`, postOptions(origin, body));
        if (response.status !== 200) throw new Error(`A post was answered with ${response.status}.`);
        await response.arrayBuffer();
      }
      // The first rounds compile.
      if (round >= UNCOUNTED_ROUNDS) runs[index]?.push((server.processorTime() - before) / COST_POSTS);
    }
  }
  await Promise.all([...servers.map((server) => server.stop()), api.close()]);
  const [without = [], withIt = [], again = []] = runs;
  const ratio = (these: number[]) => median(these.map((cost, round) => cost / (without[round] ?? Number.NaN)));
  return {
    "without it, ms": median(without).toFixed(3),
    "with it, ms": median(withIt).toFixed(3),
    "ratio with by without": ratio(withIt).toFixed(3),
    "ratio of the same twice": ratio(again).toFixed(3),
  };
}

/** Out: all figures, and what is not as it has to be. Needs the built site. `minutes`: of the soak. */
export async function measureOutbox(minutes: number, progress: (text: string) => void) {
  const { figures: restarted, queued } = await restartInTheMiddle(progress);
  progress("comparing the cost of a post");
  const cost = await measureCost();
  const soaked = await soak(minutes, progress);
  const wrong = [restarted, soaked].flatMap((figures) =>
    (["lost", "twice", "refused, but stored"] as const).flatMap((name) =>
      figures[name] === 0 ? [] : [`${name}: ${figures[name]}`],
    ),
  );
  if (queued === 0) wrong.push("nothing was in the queue when the site was restarted");
  const { sent = 0, queued: kept = 0, rejected = 0, failed = 0 } = soaked as Record<string, number>;
  if (soaked.messages !== soaked["lines of posts"]) wrong.push("the lines do not account for every post");
  if (sent + kept + rejected + failed !== soaked["lines of posts"]) wrong.push("a post has another outcome");
  if (kept !== soaked.delivered + soaked["dead letters"]) wrong.push("a queued message has no last line");
  return { restarted, soaked, cost, wrong };
}
