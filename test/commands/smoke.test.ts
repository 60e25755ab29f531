import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { buffer, text } from "node:stream/consumers";
import { afterAll, expect, test, vi } from "vitest";
import { startBuiltWorker } from "#test/built-worker.ts";
import { listen } from "#test/free-port.ts";
import { HEADERS } from "#workers/security-headers.ts";

// `npm run smoke` against the built site, and behind a proxy that breaks one thing.

vi.setConfig({ testTimeout: 30_000 });

const worker = await startBuiltWorker();
afterAll(() => worker.dispose());
const { origin } = await worker.url;

test("a working site passes every check", async () => {
  const { status, output } = await smoke(origin);
  expect(output).toMatch(/ok {6}search engines/);
  expect(output).not.toContain("failed");
  expect(status).toBe(0);
});

test("a site that does not answer fails with the reason", async () => {
  const closed = await serveThrough((answer) => answer);
  await closed.close();
  const { status, failed } = await smoke(closed.origin);
  expect(failed).toEqual([expect.stringContaining("/api/health: Error: connect ECONNREFUSED")]);
  expect(status).toBe(1);
});

interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

type Fault = (answer: Answer, path: string) => Answer;

test("waits until the version answers", async () => {
  const { version } = (await (await fetch(`${origin}/api/health`)).json()) as { version: string };
  let oldAnswers = 2;
  let requests = 0;
  const deployment = await serveThrough((answer) => {
    requests += 1;
    if (--oldAnswers < 0) return answer;
    answer.headers.set("worker-version", "the-old-one");
    return { ...answer, status: 500 };
  });
  const result = await smoke(deployment.origin, "--version", version);
  await deployment.close();
  expect(result.failed, result.output).toEqual([]);
  expect(requests).toBeLessThanOrEqual(2 + 10);
});

/** At least one fault for each check, with the lines that report it. */
const faults: [name: string, fault: Fault, failed: string][] = [
  ["is not configured", withStatus(200, 503, "/api/health"), "configuration: status 503"],
  ["shows another page", replace("/", /<title>.*<\/title>/, "<title>Hi</title>"), "unchanged /: "],
  [
    "has Email Address Obfuscation on",
    replace("/contact-us", /mailto:[^"]*/, "/cdn-cgi/l/email-protection"),
    "unchanged /contact-us: status 200, or a feature of the zone",
  ],
  ["has lost its security headers", without(...Object.keys(HEADERS)), "security headers: missing or changed: Str"],
  ["lacks the assets of its pages", withoutAssets, "file: "],
  ["takes an empty message", withStatus(422, 200, "/api/contact-us"), "empty message: status 200, not 422"],
  [
    "is hidden from search engines",
    withHeader("X-Robots-Tag", "noindex"),
    "search engines: X-Robots-Tag: noindex hides",
  ],
  [
    "is a preview that is indexed",
    replace("/api/health", '"development"', '"preview"'),
    "search engines: X-Robots-Tag: noindex is missing",
  ],
];

test.for(faults)("a site that %s fails", async ([, fault, failed]) => {
  const broken = await serveThrough(fault);
  const result = await smoke(broken.origin);
  await broken.close();
  expect(result.failed, result.output).toEqual([expect.stringContaining(failed)]);
  expect(result.status).toBe(1);
});

async function smoke(...options: string[]) {
  const run = spawn("node", ["scripts/deploy/smoke.ts", ...options], { env: { ...process.env, FORCE_COLOR: "0" } });
  const ended = new Promise<number | null>((resolve) => run.once("close", resolve));
  const output = (await Promise.all([text(run.stdout), text(run.stderr)])).join("");
  const failed = [...output.matchAll(/^ {2}failed {2}(.*)/gm)].map((match) => match[1]);
  return { status: await ended, output, failed };
}

function withHeader(name: string, value: string): Fault {
  return (answer) => {
    answer.headers.set(name, value);
    return answer;
  };
}

function without(...names: string[]): Fault {
  return (answer) => {
    for (const name of names) answer.headers.delete(name);
    return answer;
  };
}

function withoutAssets(answer: Answer, path: string): Answer {
  return path.startsWith("/assets/") ? { ...answer, status: 404 } : answer;
}

function withStatus(from: number, to: number, path: string): Fault {
  return (answer, asked) => (asked === path && answer.status === from ? { ...answer, status: to } : answer);
}

function replace(path: string, before: string | RegExp, after: string): Fault {
  return (answer, asked) => (asked === path ? { ...answer, body: answer.body.replace(before, after) } : answer);
}

/** Serves the built site with a fault. Each request has another IP address, because the site limits posts. */
async function serveThrough(fault: Fault) {
  const server = createServer(async (incoming, outgoing) => {
    const { method = "GET", url: path = "/" } = incoming;
    const sent = new Headers(incoming.headers as Record<string, string>);
    for (const name of ["connection", "host", "content-length", "accept-encoding"]) sent.delete(name);
    if (sent.get("origin") === `http://${incoming.headers.host}`) sent.set("origin", origin);
    const asked = { ...Object.fromEntries(sent), "CF-Connecting-IP": `2001:db8:${randomUUID().slice(0, 4)}::1` };
    const body = method === "POST" ? await buffer(incoming) : undefined;
    const response = await fetch(origin + path, { method, headers: asked, body, redirect: "manual" });
    const headers = new Headers(response.headers);
    for (const name of ["content-encoding", "content-length", "transfer-encoding"]) headers.delete(name);
    const answer = fault({ status: response.status, headers, body: await response.text() }, path);
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers)).end(answer.body || undefined);
  });
  return {
    origin: `http://127.0.0.1:${await listen(server)}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
