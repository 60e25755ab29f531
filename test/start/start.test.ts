import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { LOCAL_DATABASE } from "../../scripts/local-outbox.ts";
import { copySite } from "../copy-site.ts";
import { freePort } from "../free-port.ts";

// `npm start` in a copy of the site, as a newcomer and an operator see it.

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const READY = "Ctrl-C ends both.";
const WITH_OUTBOX = ["npm", "start", "--", "--outbox"];
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

test("npm start shows what happens and both addresses; SIGTERM to npm, an editor's stop button, leaves no process", async () => {
  const { output, origin, inbox, stop, descendants } = await start(["npm", "start", "--silent"]);
  const lines = output()
    .split("\n")
    .map((line) => line.trim());
  expect(lines.filter(Boolean)).toEqual(["Building the site", `Site   ${origin}`, `Inbox  ${inbox}`, READY]);
  const started = descendants();
  await stop("SIGTERM");
  await leavesNothing(started, origin);
});

test("Ctrl-C, a signal to the whole process group, ends it with 0 and leaves no process", async () => {
  const { child, ended, descendants, origin } = await start(SERVE);
  const started = descendants();
  process.kill(-(child.pid ?? 0), "SIGINT");
  expect(await ended).toBe(0);
  await leavesNothing(started, origin);
});

test.for(["workerd", "scripts/serve.ts"])("a crash of %s leaves no process, and is a failure", async (name) => {
  const { child, ended, descendants, origin } = await start(SERVE);
  const started = descendants();
  const crashed = started.find(({ command }) => command.includes(name)) ?? { pid: child.pid ?? 0 };
  process.kill(crashed.pid, "SIGKILL");
  expect(await ended).not.toBe(0);
  await leavesNothing(started, origin);
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
  const first = await start(WITH_OUTBOX);
  await first.pretend("500");
  for (const subject of ["One", "Two", "Three"]) expect(await first.send(subject)).toBe(202);
  expect(await outbox()).toMatch(/One.*Two.*Three/s);
  await first.stop("SIGTERM");

  const second = await start(WITH_OUTBOX);
  expect(await outbox()).toMatch(/One.*Two.*Three/s);
  await makeDue();
  await vi.waitFor(async () => expect(await second.subjects()).toEqual(["One", "Three", "Two"]), 60_000);
  expect(await outbox()).toContain("The outbox is empty.");

  // What the admin API refuses now is dead, and can be tried again or deleted.
  await second.pretend("500");
  await second.send("Four");
  await second.send("Five");
  await second.pretend("refuses");
  await makeDue();
  await vi.waitFor(async () => expect((await outbox()).match(/dead since/g)).toHaveLength(2), {
    timeout: 60_000,
    interval: 2_000,
  });
  const [four = "", five = ""] = (await outbox()).match(/[0-9a-f-]{36}/g) ?? [];
  expect(await outbox("--delete", five)).toContain("Messages deleted: 1");
  await second.pretend("up");
  expect(await outbox("--resend", four)).toContain("Messages tried again within a minute: 1");
  await vi.waitFor(async () => expect(await second.subjects()).toContain("Four"), 30_000);
  expect(await outbox()).toContain("The outbox is empty.");
}, 180_000);

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

// Not the synchronous way: meanwhile the site closes its connections, which nobody would notice.
const execute = promisify(execFile);

/** `npm run outbox` in the copy. Out: what it prints. */
async function outbox(...options: string[]): Promise<string> {
  return (await execute("node", ["scripts/outbox.ts", ...options], { cwd: folder })).stdout;
}

/** Without the half minute until the next try. */
async function makeDue(): Promise<void> {
  const sql = "UPDATE contact_outbox SET next_try_at = 0";
  await execute("wrangler", ["d1", "execute", "CONTACT_OUTBOX", ...LOCAL_DATABASE, "--command", sql], { cwd: folder });
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
