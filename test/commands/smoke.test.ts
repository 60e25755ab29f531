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
  expect(output).toContain("6 of 6 checks passed");
  expect(status).toBe(0);
});

test("a site that does not answer fails every check that requests something", async () => {
  const closed = await serveThrough((answer) => answer);
  await closed.close();
  const { status, output, failed } = await smoke(closed.origin);
  expect(failed).toHaveLength(5);
  expect(output).toContain("connect ECONNREFUSED");
  expect(status).toBe(1);
});

interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

type Fault = (answer: Answer, path: string, sent: Headers) => Answer;

test("requests a version without visitors by name and waits for its propagation", async () => {
  const { version } = (await (await fetch(`${origin}/api/health`)).json()) as { version: string };
  const overrides = new Set<string | null>();
  let oldAnswers = 2;
  const deployment = await serveThrough((answer, _path, sent) => {
    overrides.add(sent.get("cloudflare-workers-version-overrides"));
    const isFile = !answer.headers.has("worker-version");
    if (isFile || --oldAnswers < 0) return answer;
    answer.headers.set("worker-version", "the-old-one");
    return { ...answer, status: 500 };
  });
  const result = await smoke(deployment.origin, "--version", version, "--worker", "mhs-website-production");
  await deployment.close();
  expect(result.failed, result.output).toEqual([]);
  expect([...overrides]).toEqual([`mhs-website-production="${version}"`]);
});

/** At least one fault for each check, with the lines that report it. */
const faults: [name: string, fault: Fault, failed: (string | RegExp)[]][] = [
  [
    "is not configured",
    replace("/api/health", '"ok"', '"misconfigured"'),
    ['version and configuration: {"status":"misconfigured"'],
  ],
  [
    "has pages of another version",
    withHeader("Worker-Version", "old", "/"),
    [/^version and configuration: \/api\/health has version .*, but a page old/],
  ],
  [
    "shows another page",
    replace("/", /<title>.*<\/title>/, "<title>Hi</title>"),
    ["unchanged pages: / has an unknown"],
  ],
  ["sends a page again", withStatus(304, 200, "/"), ["unchanged pages: / with its ETag has status 200 instead of 304"]],
  [
    "has lost its security headers",
    without(...Object.keys(HEADERS)),
    [/^headers: \/ lacks or changes security headers: .*X-Content-Type-Options/],
  ],
  [
    "has Email Address Obfuscation on",
    replace("/contact-us", /mailto:[^"]*/, "/cdn-cgi/l/email-protection"),
    ["unchanged pages: /contact-us has /cdn-cgi/l/email-protection"],
  ],
  [
    "lacks the assets of its pages",
    (answer, path) => (path.startsWith("/assets/") ? { ...answer, status: 404 } : answer),
    [/^headers: .* has status 404/],
  ],
  ["takes an empty message", withStatus(422, 200, "/api/contact-us"), [/^empty message: .* status 200 instead of 422/]],
  [
    "is hidden from search engines",
    withHeader("X-Robots-Tag", "noindex"),
    ["search engines: X-Robots-Tag: noindex hides the public site"],
  ],
  [
    "is a preview that is indexed",
    replace("/api/health", '"development"', '"preview"'),
    ["search engines: X-Robots-Tag: noindex is missing"],
  ],
];

test.for(faults)("a site that %s fails", async ([, fault, failed]) => {
  const broken = await serveThrough(fault);
  const result = await smoke(broken.origin);
  await broken.close();
  expect(result.failed, result.output).toEqual(
    failed.map((line) => (typeof line === "string" ? expect.stringContaining(line) : expect.stringMatching(line))),
  );
  expect(result.status).toBe(1);
});

async function smoke(...options: string[]) {
  const run = spawn("node", ["scripts/deploy/smoke.ts", ...options], { env: { ...process.env, FORCE_COLOR: "0" } });
  const ended = new Promise<number | null>((resolve) => run.once("close", resolve));
  const output = (await Promise.all([text(run.stdout), text(run.stderr)])).join("");
  const failed = [...output.matchAll(/^ {2}failed {2}(.*)/gm)].map((match) => match[1]);
  return { status: await ended, output, failed };
}

/** Sets the header on `path`, or everywhere. */
function withHeader(name: string, value: string, path?: string): Fault {
  return (answer, asked) => {
    if (asked === (path ?? asked)) answer.headers.set(name, value);
    return answer;
  };
}

function without(...names: string[]): Fault {
  return (answer) => {
    for (const name of names) answer.headers.delete(name);
    return answer;
  };
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
    const answer = fault({ status: response.status, headers, body: await response.text() }, path, sent);
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
