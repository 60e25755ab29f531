import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { createServer } from "node:http";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { VALID_MESSAGE } from "#test/contact-message.ts";
import { copySite } from "#test/copy-site.ts";
import { listen } from "#test/free-port.ts";

// `npm start` and `npm run dev` as a newcomer sees them, in a copy of the site.

vi.setConfig({ testTimeout: 120_000 });

const running = new Set<ChildProcess>();
let copy: string;

beforeAll(() => {
  copy = copySite();
});

afterEach(async () => {
  for (const { pid = 0 } of running) process.kill(-pid, "SIGKILL");
  await vi.waitFor(() => expect(running.size).toBe(0), 20_000);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test("both commands deliver messages, and end at a signal without a process", async () => {
  for (const [command, signal] of [
    [["npm", "start"], "SIGINT"],
    [["npm", "run", "dev"], "SIGTERM"],
  ] as const) {
    const { child, site, inbox, output } = await start(command);
    const subject = command.join(" ");
    expect(await send(site, subject)).toBe(200);
    expect(await (await fetch(inbox)).text()).toContain(subject);
    expect(output()).not.toMatch(/warning|deprecated/i);
    expect(startedBy(child).join()).toContain("workerd serve");
    child.kill(signal);
    await vi.waitFor(() => expect(startedBy(child)).toEqual([]), 20_000);
    await expect(fetch(site)).rejects.toThrow();
  }
}, 400_000);

test.for([
  ["PORT", "", ["vite", "preview"]],
  ["PORT", "abc", ["react-router", "dev"]],
  ["ADMIN_PORT", "70000", ["vite", "preview"]],
] as const)("%s=%s is answered with a sentence", async ([variable, value, command]) => {
  const { ended, output } = run(command, { PORT: "0", ADMIN_PORT: "0", [variable]: value });
  expect(await ended).toBe(1);
  expect(output()).toMatch(new RegExp(`^  ${variable} must be a port number such as \\d{4}, not "${value}".$`, "m"));
  expect(output()).not.toContain("    at ");
});

test.for([
  ["PORT", "127.0.0.1", {}],
  ["PORT", "127.0.0.1", { ADMIN_API_URL: "http://localhost:9/api/" }],
  ["PORT", "::1", {}],
  ["ADMIN_PORT", "::1", {}],
] as const)("a busy %s at %s is named", async ([variable, host, environment]) => {
  const server = createServer();
  const port = await listen(server, host);
  const ports = { PORT: "0", ADMIN_PORT: "0", [variable]: String(port) };
  const { ended, output } = run(["vite", "preview"], { ...ports, ...environment });
  expect(await ended).toBe(1);
  server.close();
  expect(output()).toBe(
    `\n  Port ${port} is not free (EADDRINUSE). Stop what uses it, or choose another port with ${variable}=<number>.\n\n`,
  );
});

async function send(site: string, subject: string): Promise<number> {
  const { status } = await fetch(`${site}/api/contact-us`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: site },
    body: JSON.stringify({ ...VALID_MESSAGE, subject }),
  });
  return status;
}

/** Starts the site on free ports. */
async function start(command: readonly string[]) {
  const { child, ended, output } = run(command, { PORT: "0", ADMIN_PORT: "0" });
  const address = (name: string) => new RegExp(`${name}: +(http.*)/\n`).exec(output())?.[1] ?? "";
  const failed = ended.then(() => expect.fail(`${command.join(" ")} ended:\n${output()}`));
  await Promise.race([failed, vi.waitFor(() => expect(address("Inbox")).not.toBe(""), 90_000)]);
  return { child, site: address("Local"), inbox: address("Inbox"), output };
}

function run([program = "", ...options]: readonly string[], environment: Record<string, string>) {
  const env = { ...process.env, NODE_ENV: undefined, FORCE_COLOR: undefined, NO_COLOR: "1", ...environment };
  const child = spawn(program, options, { cwd: copy, detached: true, env });
  running.add(child);
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (text += part));
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  child.once("close", () => running.delete(child));
  return { child, ended, output: () => text };
}

/** The processes that a command started, without those that have ended, but whose parent has not asked how. */
function startedBy({ pid }: ChildProcess): string[] {
  const all = execFileSync("ps", ["-eo", "pgid=,stat=,args="], { encoding: "utf8" }).split("\n");
  return all.filter((line) => new RegExp(`^ *${pid} +[^Z]`).test(line));
}
