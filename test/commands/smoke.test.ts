import { afterAll, afterEach, expect, test, vi } from "vitest";
import { smoke } from "#scripts/deploy/smoke.ts";
import { startBuiltWorker } from "#test/built-worker.ts";

// The smoke test against the built site, with some responses replaced.

/** Waits of the smoke test in ms, which the tests skip. */
const { waits } = vi.hoisted(() => ({ waits: [] as number[] }));

vi.mock("node:timers/promises", () => ({ setTimeout: async (ms: number) => void waits.push(ms) }));

const worker = await startBuiltWorker();
const { origin } = await worker.url;
const { fetch } = globalThis;
// Starts the Worker in advance, which on a busy machine takes longer than the smoke test waits for a response.
await fetch(origin);

afterEach(() => void vi.unstubAllGlobals());
afterEach(() => void waits.splice(0));
afterAll(() => worker.dispose());

/** Cached responses of the built site. */
const responses = new Map<string, Response>();

async function fetchOnce(url: URL, init: RequestInit): Promise<Response> {
  const key = `${init.method} ${url}`;
  let response = responses.get(key);
  if (!response) {
    const answer = await fetch(url, init);
    response = new Response(await answer.arrayBuffer(), answer);
    responses.set(key, response);
  }
  return response.clone();
}

/** @returns a replacement for a response, or undefined to keep the response */
type Fault = (response: Response, path: string) => Response | Promise<Response> | undefined;

/** @returns the result and the lines of failed checks */
async function smokeWith(fault: Fault, version?: string) {
  vi.stubGlobal("fetch", async (url: URL, init: RequestInit) => {
    // Followed, a redirect to a login page would look like a page of the site.
    expect(init.redirect).toBe("manual");
    const response = await fetchOnce(url, init);
    return (await fault(response, url.pathname)) ?? response;
  });
  const log = vi.spyOn(console, "log").mockReturnValue();
  const isOk = await smoke(origin, version);
  const failed = log.mock.calls.map(([line]) => String(line)).filter((line) => line.startsWith("  failed"));
  log.mockRestore();
  return { isOk, failed };
}

const on = (path: string, fault: (response: Response) => Response | Promise<Response>): Fault => {
  return (response, requestedPath) => (requestedPath === path ? fault(response) : undefined);
};

const withStatus = (status: number) => () => new Response("", { status });

const withHeader = (name: string, value?: string) => (response: Response) => {
  const copy = new Response(response.body, response);
  copy.headers.delete(name);
  if (value) copy.headers.set(name, value);
  return copy;
};

const withText = (before: string | RegExp, after: string) => async (response: Response) => {
  return new Response((await response.text()).replace(before, after), response);
};

const cutOff = ({ headers }: Response) => {
  const body = new ReadableStream({ start: (controller) => controller.error(new TypeError("terminated")) });
  return new Response(body, { headers });
};

test("passes for a working site", async () => {
  expect(await smokeWith(() => undefined)).toEqual({ isOk: true, failed: [] });
});

test("waits for the new version and asks a failed page once more, because a version is not everywhere at once", async () => {
  const broken = () => {
    throw new TypeError("fetch failed");
  };
  const faults: Record<string, ((response: Response) => Response)[]> = {
    "/api/health": [broken, withHeader("Worker-Version", "old")],
    "/portfolio": [withStatus(404)],
  };
  const version = (await fetch(`${origin}/api/health`)).headers.get("Worker-Version") ?? "";
  const result = await smokeWith((response, path) => faults[path]?.shift()?.(response), version);
  expect(result).toEqual({ isOk: true, failed: [] });
  expect(waits).toEqual([1_000, 1_000, 5_000]);
});

test("fails if the new version has not responded within a minute", async () => {
  const failed = [expect.stringMatching(/failed {2}version: \S+ answers, not new$/)];
  expect(await smokeWith(() => undefined, "new")).toEqual({ isOk: false, failed });
  expect(waits).toHaveLength(60);
});

const login = () => Response.redirect("https://mhs.cloudflareaccess.com/");

test.for<[string, Fault, ...string[]]>([
  ["is not configured", on("/api/health", withStatus(503)), "version: /api/health has status 503"],
  ["asks for a login", login, "version: /api/health redirects to https://mhs.cloudflareaccess.com/"],
  ["has a page that fails", on("/portfolio", withStatus(500)), "pages: /portfolio has status 500"],
  ["has a page that is cut off", on("/portfolio", cutOff), "pages: /portfolio: terminated"],
  ["sets a cookie on a page", on("/services", withHeader("Set-Cookie", "a=b")), "pages: /services sets a cookie"],
  ["changes a page", on("/contact-us", withText("mailto:", "/cdn-cgi/")), "pages: /contact-us is changed by"],
  [
    "adds a script to a page",
    on("/contact-us", withText("</body>", "<script>1</script></body>")),
    "pages: /contact-us has a script or style without the nonce",
  ],
  [
    "sends a page with another nonce",
    on("/contact-us", withHeader("Content-Security-Policy", "script-src 'nonce-1'")),
    "pages: /contact-us has a script or style without the nonce",
  ],
  ["leaves a header out", on("/about-us", withHeader("X-Frame-Options")), "pages: /about-us has no X-Frame-Options"],
  [
    "lists only the home page in its sitemap",
    on("/sitemap.xml", withText(/<\/url>.*<\/url>/s, "</url>")),
    "pages: /services is missing from /sitemap.xml",
  ],
  ["lacks a script", (_, path) => (path.endsWith(".js") ? withStatus(404)() : undefined), "files: /assets/"],
  [
    "serves files without immutable",
    (file, path) =>
      path.startsWith("/assets/") ? withHeader("Cache-Control", "public, max-age=14400")(file) : undefined,
    "files: /assets/",
  ],
  ["takes an empty message", on("/api/contact-us", withStatus(200)), "empty message to /api/contact-us: status 200"],
  ["refuses every message", on("/api/contact-us", withStatus(403)), "empty message to /api/contact-us: status 403"],
  [
    "is production with noindex",
    on("/", withHeader("X-Robots-Tag", "noindex")),
    "search engines: X-Robots-Tag: noindex hides the site",
  ],
  [
    "is a preview without noindex",
    on("/api/health", withText('"development"', '"preview"')),
    "search engines: X-Robots-Tag: noindex is missing",
  ],
])("fails if the site %s", async ([, fault, ...failed]) => {
  const expected = failed.map((line) => expect.stringContaining(`  failed  ${line}`));
  expect(await smokeWith(fault)).toEqual({ isOk: false, failed: expected });
});
