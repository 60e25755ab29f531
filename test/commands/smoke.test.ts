import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { buffer, text } from "node:stream/consumers";
import { afterAll, expect, test, vi } from "vitest";
import { startBuiltWorker } from "#test/built-worker.ts";
import { freePort, listen } from "#test/free-port.ts";
import { HEADERS } from "#workers/response-headers.ts";

// `npm run smoke` against the built site, and behind a proxy that breaks one thing.

vi.setConfig({ testTimeout: 30_000 });

const worker = await startBuiltWorker();
afterAll(() => worker.dispose());
const { origin } = await worker.url;

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** @returns What is different in the answer. */
type Fault = (answer: Answer, path: string) => Partial<Answer>;

const FEED = "/blogs/feed.xml";

const on = (path: string, fault: Fault): Fault => {
  return (answer, asked) => (asked === path ? fault(answer, path) : {});
};

test("a working site passes every check", async () => {
  const { status, output } = await smoke(origin);
  expect(output).toMatch(/ok {6}search engines/);
  expect(output).not.toContain("failed");
  expect(status).toBe(0);
});

test("a site that does not answer fails with the reason", async () => {
  const { status, failed } = await smoke(`http://127.0.0.1:${await freePort()}`);
  expect(failed).toEqual([expect.stringContaining("/api/health: Error: connect ECONNREFUSED")]);
  expect(status).toBe(1);
});

test("waits until the version answers", async () => {
  const { version } = (await (await fetch(`${origin}/api/health`)).json()) as { version: string };
  let oldAnswers = 2;
  const isOld = () => oldAnswers-- > 0;
  const result = await smokeBehind(() => (isOld() ? { status: 500, headers: {} } : {}), "--version", version);
  expect(result.failed, result.output).toEqual([]);
});

const lost = Object.keys(HEADERS).map((name) => name.toLowerCase());
const insecure: Fault = ({ headers }) => {
  return { headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !lost.includes(name))) };
};
const replace = (before: string | RegExp, after: string): Fault => {
  return ({ body }) => ({ body: body.replace(before, after) });
};

const answerWith = (name: string, value: string): Fault => {
  return ({ headers }) => ({ headers: { ...headers, [name]: value } });
};
const forget: Fault = ({ status }) => (status === 304 ? { status: 200 } : {});

const missing: Fault = () => ({ status: 404 });

/** At least one fault for each check, with the lines that report it. */
const FAULTS: [name: string, fault: Fault, ...failed: string[]][] = [
  ["is not configured", on("/api/health", () => ({ status: 503 })), "configuration: status 503"],
  ["has no pages", on("/", missing), "page /: status 404"],
  [
    "has no form",
    on("/contact-us", missing),
    "page /contact-us: status 404",
    "empty message to /contact-us: status 404",
  ],
  ["shows another page", on("/", replace(/<title>.*<\/title>/, "<title>Hi</title>")), "page /: a feature of the zone"],
  [
    "has Email Address Obfuscation on",
    on("/contact-us", replace(/mailto:[^"]*/, "/cdn-cgi/l/")),
    "page /contact-us: a feature of the zone",
  ],
  ["serves an older page", on("/", answerWith("worker-version", "0")), "version: /api/health is from "],
  ["has a weaker policy", on("/", answerWith("content-security-policy", "default-src *")), "policy: lacks or adds "],
  ["sends known pages again", forget, "not modified: status 200 "],
  [
    "has lost its redirects",
    on("/About-Us/", () => ({ status: 200, headers: {} })),
    "redirect: /About-Us/ has status 200 ",
  ],
  ["has a page that fails", on("/portfolio", () => ({ status: 500 })), "page /portfolio: status 500"],
  ["has a page that is cut off", on("/portfolio", replace(/<footer.*/s, "")), "page /portfolio: a feature of the zone"],
  ["has no sitemap", on("/sitemap.xml", missing), "sitemap: /sitemap.xml has status 404"],
  ["has a page everywhere", ({ status }) => (status === 404 ? { status: 200 } : {}), "missing page: status 200 "],
  ["has a news feed that fails", on("/news/feed.xml", () => ({ status: 500 })), "feed /news/feed.xml: has status 500"],
  ["shows a page as its feed", on(FEED, answerWith("content-type", "text/html")), 'feed /blogs/feed.xml: has type "t'],
  ["has no XML in its feed", on(FEED, replace("<?xml", "Sorry")), "feed /blogs/feed.xml: is no XML"],
  ["has half a feed", on(FEED, replace(/<item>.*/s, "")), "feed /blogs/feed.xml: is cut off"],
  ["has lost its security headers", insecure, "policy: no policy", "security headers: missing or changed: Str"],
  ["lacks its scripts", (answer, path) => (path.endsWith(".js") ? missing(answer, path) : {}), "files: "],
  ["takes an empty message", on("/api/contact-us", () => ({ status: 200 })), "empty message to /api/contact-us: "],
  [
    "is production and hidden from search engines",
    on("/api/health", replace('"development"', '"production"')),
    "search engines: X-Robots-Tag: noindex hides",
  ],
  ["is not production and indexed", answerWith("x-robots-tag", ""), "search engines: X-Robots-Tag: noindex is missing"],
];

test.for(FAULTS)("a site that %s fails", async ([, fault, ...failed]) => {
  const result = await smokeBehind(fault);
  expect(result.failed, result.output).toEqual(failed.map((line) => expect.stringContaining(line)));
  expect(result.status).toBe(1);
});

async function smoke(...options: string[]) {
  const run = spawn("node", ["scripts/deploy/smoke.ts", ...options], { env: { ...process.env, FORCE_COLOR: "0" } });
  const ended = new Promise<number | null>((resolve) => run.once("close", resolve));
  const output = (await Promise.all([text(run.stdout), text(run.stderr)])).join("");
  const failed = [...output.matchAll(/^ {2}failed {2}(.*)/gm)].map((match) => match[1]);
  return { status: await ended, output, failed };
}

/** Serves the built site with a fault. Each request has another IP address, because the site limits posts. */
async function smokeBehind(fault: Fault, ...options: string[]) {
  const server = createServer(async (incoming, outgoing) => {
    const { method = "GET", url: path = "/" } = incoming;
    const headers: Record<string, string> = { "CF-Connecting-IP": `2001:db8:${randomUUID().slice(0, 4)}::1` };
    const known = incoming.headers["if-none-match"];
    if (known) headers["If-None-Match"] = known;
    const body = method === "POST" ? await buffer(incoming) : undefined;
    if (body) Object.assign(headers, { "Content-Type": incoming.headers["content-type"], Origin: origin });
    const response = await fetch(origin + path, { method, headers, body, redirect: "manual" });
    const answer = {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    };
    const broken = { ...answer, ...fault(answer, path) };
    for (const name of ["content-encoding", "content-length", "transfer-encoding"]) delete broken.headers[name];
    outgoing.writeHead(broken.status, broken.headers).end(broken.body || undefined);
  });
  try {
    return await smoke(`http://127.0.0.1:${await listen(server)}`, ...options);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
