import { execFileSync, spawn } from "node:child_process";
import { createServer } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { VALID_MESSAGE } from "#test/fixtures/contact-message.ts";
import { freePort, listen } from "#test/free-port.ts";

/** Runs `npm start` on the existing build, in its own process group. */
async function start(environment: Record<string, string>) {
  const ADMIN_PORT = String(await freePort());
  const env = { ...process.env, NODE_ENV: undefined, NO_COLOR: "1", PORT: "0", ADMIN_PORT, ...environment };
  const child = spawn("npm", ["start", "--ignore-scripts"], { detached: true, env });
  const pid = Number(child.pid);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  onTestFinished(() => {
    if (processesOf(pid)) process.kill(-pid, "SIGKILL");
  });
  return { pid, ended, output: () => output };
}

/** @returns the running processes of a process group, one per line */
function processesOf(group: number): string {
  const lines = execFileSync("ps", ["-eo", "pgid=,stat=,args="], { encoding: "utf8" }).split("\n");
  return lines.filter((line) => new RegExp(`^ *${group} +[^Z]`).test(line)).join("\n");
}

test("npm start delivers a message to the inbox, and stops all its processes on a signal", async () => {
  const { pid, output } = await start({});
  const urlOf = (name: string) => new RegExp(`${name}: +(http.*)/\n`).exec(output())?.[1];
  const inbox = await vi.waitUntil(() => urlOf("Inbox"), 60_000);
  const site = String(urlOf("Local"));
  const body = JSON.stringify({ ...VALID_MESSAGE, subject: "From npm start" });
  const headers = { "Content-Type": "application/json", Origin: site };
  expect((await fetch(`${site}/api/contact-us`, { method: "POST", headers, body })).status).toBe(200);
  expect(await (await fetch(inbox)).text()).toContain("From npm start");
  expect((await fetch(site)).headers.get("content-encoding")).toMatch(/gzip|br/);
  expect(processesOf(pid)).toContain("workerd serve");
  process.kill(pid, "SIGTERM");
  await vi.waitFor(() => expect(processesOf(pid)).toBe(""), 20_000);
}, 120_000);

test.for([
  ["PORT", "Port % is already in use"],
  ["ADMIN_PORT", "The inbox cannot use port %. Set ADMIN_PORT to another."],
] as const)(
  "npm start exits and reports the port if %s is in use",
  { timeout: 120_000 },
  async ([variable, message]) => {
    const server = createServer();
    const port = await listen(server, "localhost");
    onTestFinished(() => void server.close());
    const { ended, output } = await start({ [variable]: String(port) });
    expect(await ended).toBe(1);
    expect(output()).toContain(message.replace("%", String(port)));
  },
);
