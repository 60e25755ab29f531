import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer, text } from "node:stream/consumers";
import { afterAll, expect, test, vi } from "vitest";
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

/** Undefined: no response at all. */
type Fault = (answer: Answer, path: string) => Answer | undefined;

test("the site passes every check", async () => {
  const { status, output, failed } = await smoke(origin);
  expect(failed, output).toEqual([]);
  expect(output).toMatch(/(\d+) of \1 checks passed/);
  expect(status).toBe(0);
});

test("it waits for the version that was deployed, and then checks that one", async () => {
  const health = await fetch(`${origin}/api/health`);
  const { version } = (await health.json()) as { version: string };
  expect((await smoke(origin, "--wait-for", version)).failed).toEqual([]);
});

test("without a server it says so and fails", async () => {
  const closed = await listen(async () => undefined);
  await closed.close();
  const { status, output } = await smoke(closed.origin);
  expect(output).toContain(`Nothing answers at ${closed.origin}`);
  expect(status).toBe(1);
});

const pages = [
  ...["/", "/services", "/services/web-development", "/portfolio", "/contact-us", "/blogs", "/careers"].map(
    (path) => `page ${path}`,
  ),
  "page of an article",
];
const headers = ["headers of a page", "headers of its data", "headers of the API", "headers of a missing page"];

const faults: { name: string; fault: Fault; failed: string[]; reason: string }[] = [
  {
    name: "is not configured",
    fault: at("/api/health", (answer) => ({ ...answer, status: 503 })),
    failed: ["health"],
    reason: "status 503, not 200",
  },
  {
    name: "has no health",
    fault: at("/api/health", (answer) => ({ ...answer, body: "<h1>Login</h1>" })),
    failed: ["health"],
    reason: "it is no JSON with version and environment",
  },
  {
    name: "does not say its version",
    fault: without("worker-version"),
    failed: ["health", ...pages],
    reason: "it has no Worker-Version",
  },
  {
    name: "shows another page",
    fault: at("/careers", (answer) => ({ ...answer, body: "<title>Parked</title>" })),
    failed: ["page /careers"],
    reason: 'its title is "Parked"; it has no heading',
  },
  {
    name: "has a page that is broken",
    fault: at("/portfolio", (answer) => ({ ...answer, status: 500 })),
    failed: ["page /portfolio"],
    reason: "status 500, not 200",
  },
  { name: "has no ETag", fault: without("etag"), failed: pages, reason: "it has no ETag" },
  {
    name: "sends a page whole again",
    fault: (answer) => (answer.status === 304 ? { ...answer, status: 200 } : answer),
    failed: pages,
    reason: "asked again with its ETag it is 200, not 304",
  },
  {
    name: "sends a 304 with another policy",
    fault: (answer) => (answer.status === 304 ? withHeader(answer, "content-security-policy", "none") : answer),
    failed: pages,
    reason: "its 304 has another policy",
  },
  {
    name: "lets browsers keep pages",
    fault: (answer) =>
      answer.headers.etag && answer.headers["content-type"]?.startsWith("text/html")
        ? withHeader(answer, "cache-control", "public, max-age=600")
        : answer,
    failed: pages,
    reason: 'Cache-Control is "public, max-age=600"',
  },
  {
    name: "has lost its policy",
    fault: without("content-security-policy"),
    failed: [...pages, ...headers, "scripts, styles and policy", "asset"],
    reason: "Content-Security-Policy is missing",
  },
  {
    name: "forgets https after a day",
    fault: (answer) => withHeader(answer, "strict-transport-security", "max-age=86400; includeSubDomains"),
    failed: [...pages, ...headers, "asset"],
    reason: 'Strict-Transport-Security is "max-age=86400; includeSubDomains"',
  },
  {
    name: "sets a cookie",
    fault: (answer) => withHeader(answer, "set-cookie", "__cf_bm=1; path=/"),
    failed: [...pages, ...headers, "asset"],
    reason: "it sets a cookie: __cf_bm",
  },
  {
    name: "has a missing page that is there",
    fault: at("/no-such-page", (answer) => ({ ...answer, status: 200 })),
    failed: ["missing page"],
    reason: "status 200, not 404",
  },
  {
    name: "has a script that somebody put in",
    fault: inPages('<script>console.log("in between")</script>'),
    failed: ["scripts, styles and policy"],
    reason: "/ has 1 scripts that its policy blocks",
  },
  {
    name: "has a style that somebody put in",
    fault: inPages("<style>main { display: none }</style>"),
    failed: ["scripts, styles and policy"],
    reason: "/ has 1 styles that its policy blocks",
  },
  {
    name: "has Web Analytics on",
    fault: inPages('<script defer src="https://static.cloudflareinsights.com/beacon.min.js"></script>'),
    failed: ["scripts, styles and policy"],
    reason: "switch Web Analytics off in the zone",
  },
  {
    name: "has Email Address Obfuscation on",
    fault: inPages('<a class="__cf_email__" href="/cdn-cgi/l/email-protection#0a">[email&#160;protected]</a>'),
    failed: ["scripts, styles and policy"],
    reason: "switch Email Address Obfuscation off in the zone",
  },
  {
    name: "has an asset that is asked for again",
    fault: (answer, path) =>
      path.startsWith("/assets/") && answer.status === 200
        ? withHeader(answer, "cache-control", "public, max-age=0, must-revalidate")
        : answer,
    failed: ["asset"],
    reason: "not a year and immutable",
  },
  {
    name: "answers for a missing asset with a page",
    fault: at("/assets/no-such-file-00000000.js", (answer) => ({ ...answer, status: 200 })),
    failed: ["missing asset"],
    reason: "status 200, not 404",
  },
  {
    name: "serves the bodies of articles",
    fault: (answer, path) => (path.startsWith("/article-bodies/") ? { ...answer, status: 200 } : answer),
    failed: ["page of an article"],
    reason: ".json can be read",
  },
  {
    name: "has no link to a feed",
    fault: (answer) => ({ ...answer, body: answer.body.replaceAll("application/rss+xml", "text/plain") }),
    failed: ["feed"],
    reason: "/blogs has no <link",
  },
  {
    name: "has a feed without items",
    fault: (answer) => ({ ...answer, body: answer.body.replaceAll("<item>", "<entry>") }),
    failed: ["feed"],
    reason: "it has no item",
  },
  {
    name: "has a feed that is cut off",
    fault: (answer) => ({ ...answer, body: answer.body.replace("</rss>", "") }),
    failed: ["feed"],
    reason: "it is no whole RSS document",
  },
  {
    name: "takes an empty message",
    fault: at("/api/contact-us", (answer) =>
      answer.status === 422 ? { ...answer, status: 200, body: '{"success":true,"message":""}' } : answer,
    ),
    failed: ["contact: empty message"],
    reason: "status 200, not 422; its answer is not",
  },
  {
    name: "is asked too often",
    fault: at("/api/contact-us", (answer) => (answer.status === 422 ? { ...answer, status: 429 } : answer)),
    failed: ["contact: empty message"],
    reason: "run this again in a minute",
  },
  {
    name: "takes a message from another site",
    fault: at("/api/contact-us", (answer) => (answer.status === 403 ? { ...answer, status: 422 } : answer)),
    failed: ["contact: another site"],
    reason: "status 422, not 403",
  },
  {
    name: "is hidden from search engines",
    fault: (answer) => withHeader(answer, "x-robots-tag", "noindex"),
    failed: ["search engines"],
    reason: "hides the public site",
  },
  {
    name: "is a preview that is indexed",
    fault: at("/api/health", (answer) => ({
      ...answer,
      body: answer.body.replace('"development"', '"preview"'),
    })),
    failed: ["search engines"],
    reason: "is not the public site",
  },
  {
    name: "is production under another address than its own",
    fault: at("/api/health", (answer) => ({
      ...answer,
      body: answer.body.replace('"development"', '"production"'),
    })),
    failed: ["search engines"],
    reason: "siteOrigin in content/site.ts is another address",
  },
  {
    name: "does not answer for one page",
    fault: (answer, path) => (path === "/careers" ? undefined : answer),
    failed: ["page /careers"],
    reason: "no answer in time",
  },
];

for (const { name, fault, failed, reason } of faults) {
  test(`a site that ${name} fails by ${failed.length > 1 ? `${failed.length} checks` : failed[0]}`, async () => {
    const broken = await listen(async (method, path, sent, body) => fault(await ask(method, path, sent, body), path));
    const result = await smoke(broken.origin);
    await broken.close();
    expect(result.failed, result.output).toEqual(failed);
    expect(result.output).toContain(reason);
    expect(result.status).toBe(1);
  });
}

test("files are noindex on workers.dev only", async () => {
  const robots = async (host: string) =>
    (await ask("GET", "/favicon.svg", { host }, Buffer.alloc(0))).headers["x-robots-tag"];
  expect(await robots("pr-12-mhs-website-preview.example.workers.dev")).toBe("noindex");
  expect(await robots("www.example.com")).toBeUndefined();
});

test("each missing header is named", async () => {
  const lost = [
    "Strict-Transport-Security",
    "X-Content-Type-Options",
    "X-Frame-Options",
    "Referrer-Policy",
    "Cross-Origin-Opener-Policy",
    "Cross-Origin-Resource-Policy",
    "Permissions-Policy",
  ];
  const broken = await listen(async (method, path, sent, body) =>
    lost.reduce(
      (answer, name) => without(name.toLowerCase())(answer, path) ?? answer,
      await ask(method, path, sent, body),
    ),
  );
  const result = await smoke(broken.origin);
  await broken.close();
  expect(result.failed, result.output).toEqual([...pages, ...headers, "asset"]);
  for (const check of [...headers, "asset"]) {
    const line = result.output.split("\n").find((text) => text.includes(` ${check} `));
    for (const name of lost) expect(line).toContain(`${name} is missing`);
  }
});

async function smoke(...options: string[]) {
  const run = spawn("node", ["scripts/deploy/smoke.ts", ...options], { env: { ...process.env, FORCE_COLOR: "0" } });
  const ended = new Promise<number | null>((resolve) => run.once("close", resolve));
  const output = (await Promise.all([text(run.stdout), text(run.stderr)])).join("");
  const failed = [...output.matchAll(/^ {2}failed {2}(.*?) {2}/gm)].map((match) => match[1]);
  return { status: await ended, output, failed };
}

function at(path: string, change: (answer: Answer) => Answer): Fault {
  return (answer, asked) => (asked === path ? change(answer) : answer);
}

function without(header: string): Fault {
  return ({ headers: { [header]: _, ...rest }, ...answer }) => ({ ...answer, headers: rest });
}

function withHeader(answer: Answer, name: string, value: string): Answer {
  return { ...answer, headers: { ...answer.headers, [name]: value } };
}

function inPages(markup: string): Fault {
  return (answer) => ({ ...answer, body: answer.body.replace("</body>", `${markup}</body>`) });
}

type Respond = (method: string, path: string, sent: IncomingHttpHeaders, body: Buffer) => Promise<Answer | undefined>;

async function listen(respond: Respond) {
  const server = createServer(async (incoming, response) => {
    const { method = "GET", url = "/" } = incoming;
    const answer = await respond(method, url, incoming.headers, await buffer(incoming));
    if (answer) {
      const { "content-length": _, "transfer-encoding": __, ...rest } = answer.headers;
      response.writeHead(answer.status, rest).end(answer.status === 304 ? undefined : answer.body);
    }
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
      { method, headers: { ...rest, "cf-connecting-ip": `2001:db8::${randomUUID().slice(0, 4)}` } },
      async (incoming) =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: await text(incoming) }),
    );
    outgoing.once("error", reject);
    outgoing.end(body);
  });
}
