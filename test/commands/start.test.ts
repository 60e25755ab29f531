import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { LOCAL_DATABASE } from "#scripts/wrangler-paths.ts";
import { copySite } from "#test/copy-site.ts";
import { freePort } from "#test/free-port.ts";

// `npm start` as a newcomer and an operator see it. The outbox needs a copy of the site, because its build differs.

vi.setConfig({ testTimeout: 60_000 });

const execute = promisify(execFile);
const running = new Set<ChildProcess>();
let copy: string;

beforeAll(() => {
  copy = copySite();
});

afterEach(async () => {
  for (const child of running) child.kill("SIGTERM");
  await vi.waitFor(() => expect(running.size).toBe(0), 20_000);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test.for([
  ["Ctrl-C, which signals the process group", "SIGINT"],
  ["a crash of workerd", "workerd serve"],
  ["a crash of scripts/serve.ts", "scripts/serve.ts"],
] as const)("%s ends the servers and leaves no process", async ([, cause]) => {
  const { pid, ended, descendants, origin } = await start(".", "node", "scripts/serve.ts", "production");
  const started = descendants();
  expect(started.filter(({ command }) => command.includes("workerd serve")).length).toBeGreaterThan(1);
  if (cause === "SIGINT") process.kill(-pid, "SIGINT");
  else process.kill(started.find(({ command }) => command.includes(cause))?.pid ?? pid, "SIGKILL");
  if (cause === "SIGINT") expect(await ended).toBe(0);
  else expect(await ended).not.toBe(0);
  await vi.waitFor(() => expect(started.filter(isRunning)).toEqual([]), 5_000);
  await expect(fetch(origin)).rejects.toThrow();
});

test.for([
  [["npm", "start", "--outbox"], "Write two more hyphens: `npm start -- --outbox`."],
  [["npm", "run", "dev", "--", "--outbox"], "`npm start -- --outbox`"],
] as const)("`%s` prints the right command instead of starting without the outbox", async ([command, message]) => {
  const { output, ended } = run(".", command);
  expect(await ended).toBe(1);
  expect(output()).toContain(message);
});

test("the outbox keeps messages over a restart, and an operator lists, resends and deletes refused ones", async () => {
  const first = await start(copy, "npm", "start", "--silent", "--", "--outbox");
  const lines = first.output().trim().split("\n");
  expect(lines[0]).toContain("Building the site");
  expect(lines).toContain(`  Site   ${first.origin}`);
  expect(lines).toContain(`  Inbox  ${first.inbox}`);
  await first.failAs("500");
  for (const subject of ["One", "Two"]) expect(await first.send(subject)).toBe(202);
  process.kill(first.pid, "SIGTERM");
  await first.ended;

  // Building again keeps the messages.
  const second = await start(copy, "npm", "start", "--silent", "--", "--outbox");
  expect(await outbox()).toMatch(/One.*Two/s);
  await second.failAs("refuses");
  await makeDue();
  await vi.waitFor(async () => expect((await outbox()).match(/dead since/g)).toHaveLength(2), 30_000);
  const [one = "", two = ""] = (await outbox()).match(/[0-9a-f-]{36}/g) ?? [];
  expect(await outbox("--delete", two)).toContain("Messages deleted: 1");
  await second.failAs("up");
  expect(await outbox("--resend", one)).toContain("Messages tried again within a minute: 1");
  await vi.waitFor(async () => expect(await second.subjects()).toEqual(["One"]), 30_000);
  expect(await outbox()).toContain("The outbox is empty.");
}, 120_000);

/** Starts the site on free ports. It runs until the test ends. */
async function start(folder: string, ...command: string[]) {
  const [sitePort, adminPort] = [await freePort(), await freePort()];
  const [origin, inbox] = [`http://localhost:${sitePort}`, `http://localhost:${adminPort}`];
  const { pid, ended, output } = run(folder, command, {
    PORT: String(sitePort),
    ADMIN_PORT: String(adminPort),
    ADMIN_DATA: join(copy, `admin-${adminPort}`),
  });
  const failed = ended.then(() => expect.fail(`${command.join(" ")} ended:\n${output()}`));
  await Promise.race([failed, vi.waitFor(() => expect(output()).toContain("Ctrl-C ends both."), 50_000)]);
  return {
    pid,
    ended,
    output,
    origin,
    inbox,
    descendants: () => descendantsOf(pid),
    failAs: (mode: string) => fetch(`${inbox}/failure-mode`, { method: "POST", body: new URLSearchParams({ mode }) }),
    subjects: async () => {
      const stored = (await (await fetch(`${inbox}/api/messages`)).json()) as { subject: string }[];
      return stored.map(({ subject }) => subject);
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

function run(folder: string, [program = "", ...options]: readonly string[], environment: Record<string, string> = {}) {
  const env = { ...process.env, NODE_ENV: undefined, ...environment };
  const child = spawn(program, options, { cwd: folder, detached: true, env });
  running.add(child);
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (text += part));
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  child.once("close", () => running.delete(child));
  return { pid: child.pid ?? 0, ended, output: () => text };
}

/**
 * Runs `npm run outbox` in the copy. Asynchronous, because the site's connections would time out otherwise.
 * @returns What the command prints.
 */
async function outbox(...options: string[]): Promise<string> {
  return (await execute("node", ["scripts/outbox.ts", ...options], { cwd: copy })).stdout;
}

/** Makes the next delivery due now. */
async function makeDue(): Promise<void> {
  const sql = "UPDATE contact_outbox SET next_try_at = 0";
  await execute("wrangler", ["d1", "execute", "CONTACT_OUTBOX", ...LOCAL_DATABASE, "--command", sql], { cwd: copy });
}

interface Started {
  pid: number;
  command: string;
}

function descendantsOf(pid: number): Started[] {
  const processes = execFileSync("ps", ["-eo", "pid=,ppid=,args="], { encoding: "utf8" })
    .split("\n")
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [])
    .map(([, own, parent, command = ""]) => ({ pid: Number(own), parent: Number(parent), command }));
  const below = (parent: number): Started[] =>
    processes.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.pid)]);
  return below(pid);
}

function isRunning({ pid }: Started): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
