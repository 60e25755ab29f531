import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer, text } from "node:stream/consumers";
import { afterAll, expect, test, vi } from "vitest";
import { headersOfAllFiles } from "../../workers/headers-file.ts";
import { startBuiltWorker } from "../built-worker.ts";

// `npm run smoke` against the built site, and against the site behind a proxy that breaks one thing.

vi.setConfig({ testTimeout: 30_000 });

const worker = await startBuiltWorker();
afterAll(() => worker.dispose());
const { origin } = await worker.url;

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

type Fault = (answer: Answer, path: string) => Answer;

test("the site passes every check", async () => {
  const { status, output, failed } = await smoke(origin);
  expect(failed, output).toEqual([]);
  expect(output).toContain("10 of 10 checks passed");
  expect(status).toBe(0);
});

test("without a server every check fails, except for the one of a domain's zone", async () => {
  const closed = await listen(ask);
  await closed.close();
  const { status, output, failed } = await smoke(closed.origin);
  expect(failed).toHaveLength(9);
  expect(output).toContain("connect ECONNREFUSED");
  expect(status).toBe(1);
});

test("a version without visitors is asked for by name, waited for, and no other is accepted", async () => {
  const health = await fetch(`${origin}/api/health`);
  const { version } = (await health.json()) as { version: string };
  const overrides = new Set<unknown>();
  let early = 2;
  const deployment = await listen(async (method, path, sent, body) => {
    overrides.add(sent["cloudflare-workers-version-overrides"]);
    const answer = await ask(method, path, sent, body);
    const isFile = answer.headers["worker-version"] === undefined;
    if (isFile || --early < 0) return answer;
    return withHeader("worker-version", "the-old-one")({ ...answer, status: 500 }, path);
  });
  const result = await smoke(deployment.origin, "--version", version, "--worker", "mhs-website-production");
  await deployment.close();
  expect(result.failed, result.output).toEqual([]);
  expect([...overrides]).toEqual([`mhs-website-production="${version}"`]);
});

const FILE_HEADERS = Object.keys(headersOfAllFiles(readFileSync("public/_headers", "utf8")));

/** Each with the lines that it makes fail. */
const faults: [name: string, fault: Fault, failed: (string | RegExp)[]][] = [
  [
    "is not configured",
    replace("/api/health", '"ok"', '"misconfigured"'),
    ['version and configuration: {"status":"misconfigured"'],
  ],
  [
    "has no health",
    replace("/api/health", /.*/, "<h1>Login</h1>"),
    ["version and configuration: status 200, unexpected answer <h1>Login", "search engines: status 200, unexpected"],
  ],
  [
    "has pages of another version",
    withHeader("worker-version", "old", "/"),
    [/^version and configuration: \/api\/health has version .*, a page old/],
  ],
  ["shows another page", replace("/", /<title>.*<\/title>/, "<title>Hi</title>"), ['whole page: its title is "Hi"']],
  ["is broken", withStatus(200, 500, "/"), ["whole page: status 500"]],
  ["cuts pages off", replace("/", "</html>", ""), ["whole page: its end is missing"]],
  ["has no ETag", without("etag"), ["whole page: it has no ETag"]],
  ["sends a page again", withStatus(304, 200, "/"), ["whole page: asked for again with its ETag it is 200, not 304"]],
  [
    "has lost the headers of pages",
    without(...FILE_HEADERS.filter((name) => name !== "Content-Security-Policy")),
    [`security headers: / differs from public/_headers: ${FILE_HEADERS.slice(0, -1).join(", ")}`],
  ],
  [
    "has lost its policies",
    without("content-security-policy"),
    [/^security headers: \/assets\/.* differs .*: Content-Security-Policy/, "nothing injected: / has "],
  ],
  ["sets a cookie", withHeader("set-cookie", "__cf_bm=1; path=/"), ["security headers: / sets a cookie"]],
  [
    "has a script that somebody put in",
    replace("/", "</body>", '<script>console.log("in between")</script></body>'),
    ["nothing injected: / has 1 scripts that its policy blocks"],
  ],
  [
    "has a script of another site",
    replace("/", "</body>", '<script src="https://elsewhere.example/tag.js"></script></body>'),
    ["nothing injected: / has 1 scripts that its policy blocks"],
  ],
  [
    "has Web Analytics on",
    replace("/", "</body>", '<script src="https://static.cloudflareinsights.com/beacon.min.js"></script></body>'),
    ["nothing injected: / has cloudflareinsights.com: switch the feature off in the zone"],
  ],
  [
    "has Email Address Obfuscation on",
    replace("/contact-us", /mailto:[^"]*/, "/cdn-cgi/l/email-protection"),
    ["nothing injected: /contact-us has /cdn-cgi/l/email-protection"],
  ],
  [
    "has assets that are asked for again",
    (answer, path) => (path.startsWith("/assets/") ? withHeader("cache-control", "max-age=0")(answer, path) : answer),
    [/^assets kept for a year: Cache-Control of .* is "max-age=0"/, "missing page and asset: /assets/no-such-file"],
  ],
  [
    "lacks the assets of its pages",
    (answer, path) => (path.startsWith("/assets/") ? { ...answer, status: 404 } : answer),
    [/^assets kept for a year: .* has status 404/],
  ],
  [
    "answers for a missing asset with a page",
    withStatus(404, 200, "/assets/no-such-file-00000000.js"),
    ["missing page and asset: /assets/no-such-file-00000000.js has status 200"],
  ],
  [
    "lets missing pages be stored",
    withHeader("cache-control", "public, max-age=600", "/no-such-page"),
    ["missing page and asset: /no-such-page may be stored"],
  ],
  ["takes an empty message", withStatus(422, 200, "/api/contact-us"), [/^empty message: .* status 200, not 422/]],
  [
    "does not say why it refuses",
    replace("/api/contact-us", /.*/, "{}"),
    ["empty message: status 422, unexpected answer {}", "message from another site: status 403, unexpected answer {}"],
  ],
  ["is asked too often", withStatus(422, 429, "/api/contact-us"), ["empty message: five posts a minute are taken"]],
  [
    "takes a message from another site",
    withStatus(403, 422, "/api/contact-us"),
    ["message from another site: a message from https://elsewhere.example has status 422, not 403"],
  ],
  [
    "is hidden from search engines",
    withHeader("x-robots-tag", "noindex"),
    ["search engines: X-Robots-Tag: noindex hides the public site"],
  ],
  [
    "is a preview that is indexed",
    replace("/api/health", '"development"', '"preview"'),
    ["search engines: X-Robots-Tag: noindex is missing"],
  ],
  [
    "is production under another address than its own",
    replace("/api/health", '"development"', '"production"'),
    [/^search engines: the canonical link is .*: siteOrigin is another address/],
  ],
];

test.for(faults)("a site that %s fails", async ([, fault, failed]) => {
  const broken = await listen(async (method, path, sent, body) => fault(await ask(method, path, sent, body), path));
  const result = await smoke(broken.origin);
  await broken.close();
  expect(result.failed, result.output).toEqual(
    failed.map((line) => (typeof line === "string" ? expect.stringContaining(line) : expect.stringMatching(line))),
  );
  expect(result.status).toBe(1);
});

test("files are noindex on workers.dev only", async () => {
  const robots = async (host: string) =>
    (await ask("GET", "/favicon.svg", { host }, Buffer.alloc(0))).headers["x-robots-tag"];
  expect(await robots("pr-12-mhs-website-preview.example.workers.dev")).toBe("noindex");
  expect(await robots("www.example.com")).toBeUndefined();
});

async function smoke(...options: string[]) {
  const run = spawn("node", ["scripts/deploy/smoke.ts", ...options], { env: { ...process.env, FORCE_COLOR: "0" } });
  const ended = new Promise<number | null>((resolve) => run.once("close", resolve));
  const output = (await Promise.all([text(run.stdout), text(run.stderr)])).join("");
  const failed = [...output.matchAll(/^ {2}failed {2}(.*)/gm)].map((match) => match[1]);
  return { status: await ended, output, failed };
}

/** Only on `path`, or everywhere. */
function withHeader(name: string, value: string, path?: string): Fault {
  return (answer, asked) =>
    asked === (path ?? asked) ? { ...answer, headers: { ...answer.headers, [name]: value } } : answer;
}

function without(...names: string[]): Fault {
  const lost = names.map((name) => name.toLowerCase());
  const kept = (headers: IncomingHttpHeaders) => Object.entries(headers).filter(([name]) => !lost.includes(name));
  return (answer) => ({ ...answer, headers: Object.fromEntries(kept(answer.headers)) });
}

function withStatus(from: number, to: number, path: string): Fault {
  return (answer, asked) => (asked === path && answer.status === from ? { ...answer, status: to } : answer);
}

function replace(path: string, before: string | RegExp, after: string): Fault {
  return (answer, asked) => (asked === path ? { ...answer, body: answer.body.replace(before, after) } : answer);
}

type Respond = (method: string, path: string, sent: IncomingHttpHeaders, body: Buffer) => Promise<Answer>;

async function listen(respond: Respond) {
  const server = createServer(async (incoming, response) => {
    const { method = "GET", url = "/" } = incoming;
    const answer = await respond(method, url, incoming.headers, await buffer(incoming));
    const { "content-length": _, "transfer-encoding": __, ...rest } = answer.headers;
    response.writeHead(answer.status, rest).end(answer.status === 304 ? undefined : answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Keeps the proxy's Host header, with another client address each time. */
function ask(method: string, path: string, sent: IncomingHttpHeaders, body: Buffer) {
  return new Promise<Answer>((resolve, reject) => {
    const { "accept-encoding": _, ...rest } = sent;
    const outgoing = request(
      new URL(path, origin),
      { method, headers: { ...rest, "cf-connecting-ip": `2001:db8:${randomUUID().slice(0, 4)}::1` } },
      async (incoming) =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: await text(incoming) }),
    );
    outgoing.once("error", reject);
    outgoing.end(body);
  });
}
