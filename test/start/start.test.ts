import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { LOCAL_DATABASE } from "../../scripts/local-outbox.ts";
import { copySite } from "../copy-site.ts";
import { freePort } from "../free-port.ts";

// `npm start` in a copy of the site, as a newcomer and an operator see it.

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const READY = "Ctrl-C ends both.";
const NPM_START = ["npm", "start"];
const SERVE = ["node", "scripts/serve.ts", "production"];

let folder: string;
const running = new Set<ChildProcess>();

beforeAll(() => {
  folder = copySite();
  execFileSync("npm", ["run", "build"], { cwd: folder, stdio: "pipe" });
});

afterEach(async () => {
  for (const child of running) child.kill("SIGTERM");
  await vi.waitFor(() => expect(running.size).toBe(0), 20_000);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.for([
  ["SIGTERM", NPM_START],
  ["SIGINT", NPM_START],
  ["SIGTERM", SERVE],
  ["SIGINT", SERVE],
  ["SIGHUP", SERVE],
] as const)("%s to `%s` ends it with 0, and leaves no process", async ([signal, command]) => {
  const { stop, descendants, origin } = await start(command);
  const started = descendants();
  expect(await stop(signal)).toBe(0);
  await leavesNothing(started, origin);
});

test("a signal to the whole process group, as Ctrl-C sends it, leaves no process", async () => {
  const { child, ended, descendants, origin } = await start(NPM_START);
  const started = descendants();
  process.kill(-(child.pid ?? 0), "SIGINT");
  await ended;
  await leavesNothing(started, origin);
});

test.for(["workerd", "scripts/servers.ts", "scripts/serve.ts"])(
  "a crash of %s leaves no process, and is a failure",
  async (name) => {
    const { child, ended, descendants, origin } = await start(SERVE);
    const started = descendants();
    const crashed = started.find(({ command }) => command.includes(name)) ?? { pid: child.pid ?? 0 };
    process.kill(crashed.pid, "SIGKILL");
    expect(await ended).not.toBe(0);
    await leavesNothing(started, origin);
  },
);

test("the terminal shows what happens and both addresses, and nothing else", async () => {
  const { output, origin, inbox } = await start(["npm", "start", "--silent"]);
  const lines = output()
    .split("\n")
    .map((line) => line.trim());
  expect(lines.filter(Boolean)).toEqual(["Building the site", `Site   ${origin}`, `Inbox  ${inbox}`, READY]);
});

test.for([
  [["npm", "start", "--outbox"], "Write two more hyphens: `npm start -- --outbox`."],
  [["npm", "run", "dev", "--", "--outbox"], "`npm start -- --outbox`"],
] as const)("`%s` is not run without the outbox: the right command is shown", async ([command, message]) => {
  const { output, ended } = run(command);
  expect(await ended).toBe(1);
  expect(output()).toContain(message);
});

test("the outbox keeps messages while the admin API is down, over a restart and a build, and delivers each once", async () => {
  const first = await start([...NPM_START, "--", "--outbox"]);
  await first.pretend("500");
  for (const subject of ["One", "Two", "Three"]) expect(await first.send(subject)).toBe(202);
  expect(outbox()).toMatch(/One.*Two.*Three/s);
  await first.stop("SIGTERM");

  const second = await start([...NPM_START, "--", "--outbox"]);
  expect(outbox()).toMatch(/One.*Two.*Three/s);
  makeDue();
  await vi.waitFor(async () => expect(await second.subjects()).toEqual(["One", "Three", "Two"]), 60_000);
  expect(outbox()).toContain("The outbox is empty.");
});

test("a message that the admin API refuses is dead in the outbox, and can be tried again or deleted", async () => {
  const site = await start([...NPM_START, "--", "--outbox"]);
  await site.pretend("500");
  await site.send("Four");
  await site.send("Five");
  await site.pretend("refuses");
  makeDue();
  await vi.waitFor(() => expect(outbox().match(/dead since/g)).toHaveLength(2), { timeout: 60_000, interval: 2_000 });
  const [four, five] = outbox().match(/^ {2}\S{36}/gm) ?? [];
  expect(outbox("--delete", five?.trim() ?? "")).toContain("Messages deleted: 1");
  await site.pretend("up");
  expect(outbox("--resend", four?.trim() ?? "")).toContain("Messages tried again within a minute: 1");
  await vi.waitFor(async () => expect(await site.subjects()).toContain("Four"), 30_000);
  expect(outbox()).toContain("The outbox is empty.");
});

/** Starts the site on ports and data of its own, until the test ends. */
async function start(command: readonly string[]) {
  const [sitePort, adminPort] = [await freePort(), await freePort()];
  const [origin, inbox] = [`http://localhost:${sitePort}`, `http://localhost:${adminPort}`];
  const { child, ended, output } = run(command, { PORT: String(sitePort), ADMIN_PORT: String(adminPort) });
  const failed = ended.then(() => expect.fail(`${command.join(" ")} ended:\n${output()}`));
  await Promise.race([failed, vi.waitFor(() => expect(output()).toContain(READY), 60_000)]);
  return {
    child,
    ended,
    output,
    origin,
    inbox,
    descendants: () => descendantsOf(child.pid),
    stop: (signal: NodeJS.Signals) => {
      child.kill(signal);
      return ended;
    },
    pretend: (mode: string) => fetch(`${inbox}/pretend`, { method: "POST", body: new URLSearchParams({ mode }) }),
    subjects: async () => {
      const stored = (await (await fetch(`${inbox}/api/messages`)).json()) as { subject: string }[];
      return stored.map(({ subject }) => subject).sort();
    },
    send: async (subject: string) => {
      const { status } = await fetch(`${origin}/api/contact-us`, {
        method: "POST",
        headers: { "Content-Type": "application/json", Origin: origin },
        body: JSON.stringify({ name: "Ada", email: "ada@example.com", subject, message: "A message" }),
      });
      return status;
    },
  };
}

function run(command: readonly string[], env: Record<string, string> = {}) {
  const [program = "", ...options] = command;
  const child = spawn(program, options, {
    cwd: folder,
    detached: true,
    env: { ...process.env, NODE_ENV: undefined, ...env },
  });
  running.add(child);
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (text += part));
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  child.once("close", () => running.delete(child));
  return { child, ended, output: () => text };
}

/** `npm run outbox` in the copy. Out: what it prints. */
function outbox(...options: string[]): string {
  return execFileSync("node", ["scripts/outbox.ts", ...options], { cwd: folder, encoding: "utf8" });
}

/** Without the half minute until the next try. */
function makeDue(): void {
  const sql = "UPDATE contact_outbox SET next_try_at = 0";
  execFileSync("wrangler", ["d1", "execute", "CONTACT_OUTBOX", ...LOCAL_DATABASE, "--command", sql], { cwd: folder });
}

interface Started {
  pid: number;
  command: string;
}

function descendantsOf(pid: number | undefined): Started[] {
  const processes = execFileSync("ps", ["-eo", "pid=,ppid=,args="], { encoding: "utf8" })
    .split("\n")
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [])
    .map(([, own, parent, command = ""]) => ({ pid: Number(own), parent: Number(parent), command }));
  const below = (parent: number | undefined): Started[] =>
    processes.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.pid)]);
  return below(pid);
}

async function leavesNothing(started: Started[], origin: string): Promise<void> {
  expect(started.filter(({ command }) => command.includes("workerd serve")).length).toBeGreaterThan(1);
  const isRunning = ({ pid }: Started) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  await vi.waitFor(() => expect(started.filter(isRunning)).toEqual([]), 5_000);
  await expect(fetch(origin)).rejects.toThrow();
}
