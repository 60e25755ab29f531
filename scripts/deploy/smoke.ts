/**
 * Checks what only a deployment can break. Exits with 1 if a check fails.
 *
 *   npm run smoke                        http://localhost:8787, as `npm start` serves it
 *   npm run smoke -- <origin>            a deployment
 *     --version <id>                     waits until this version answers, and accepts no other
 *     --worker <name>                    asks for that version even if it gets no visitors
 */
import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { HEADERS } from "#workers/security-headers.ts";

const ANSWER_MS = 10_000;

/** A version is everywhere within seconds, but an address of its own may take longer. */
const PROPAGATION_MS = 60_000;

/** What Cloudflare adds to pages if a feature of the zone is on. */
const INJECTED = /\/cdn-cgi\/[\w/-]+|__cf_email__|rocket-loader|cloudflareinsights\.com/;

const { values, positionals } = parseArgs({
  options: { version: { type: "string" }, worker: { type: "string" } },
  allowPositionals: true,
});
const { version, worker } = values;
const { origin, hostname, protocol } = new URL(positionals[0] ?? "http://localhost:8787");
const isOnWorkersDev = hostname.endsWith(".workers.dev");
const deadline = Date.now() + PROPAGATION_MS;

/** Each throws if it fails. */
const checks: Record<string, () => Promise<void>> = {
  async "version and configuration"() {
    const health = await readHealth();
    ensure(health.status === "ok", JSON.stringify(health));
    const pageVersion = (await ask("/")).headers.get("Worker-Version");
    ensure(pageVersion === health.version, `/api/health has version ${health.version}, but a page ${pageVersion}`);
  },

  async "unchanged pages"() {
    // The contact page has email addresses, which a zone may rewrite.
    for (const path of ["/", "/contact-us"]) {
      const response = await ask(path);
      const html = await response.text();
      // The Worker makes the ETag from the page's hash (workers/pages/pages.ts).
      const hash = createHash("sha256").update(html).digest("base64").slice(0, 27);
      const etag = response.headers.get("ETag") ?? "";
      const part = INJECTED.exec(html)?.[0] ?? "an unknown change";
      ensure(etag.includes(hash), `${path} has ${part}: switch the feature off in the zone (docs/deploying.md)`);
      const { status } = await ask(path, { headers: { "If-None-Match": etag } });
      ensure(status === 304, `${path} with its ETag has status ${status} instead of 304`);
    }
  },

  async headers() {
    const asset = await findAsset();
    for (const path of ["/", asset]) {
      const { status, headers } = await ask(path);
      ensure(status === 200, `${path} has status ${status}`);
      // A page has a policy of its own.
      const names = Object.entries(HEADERS)
        .filter(([name, value]) => headers.get(name) !== value && !(path === "/" && name === "Content-Security-Policy"))
        .map(([name]) => name);
      ensure(names.length === 0, `${path} lacks or changes security headers: ${names.join(", ")}`);
      ensure(!headers.has("Set-Cookie"), `${path} sets a cookie`);
    }
    const caching = (await ask(asset)).headers.get("Cache-Control") ?? "";
    ensure(/\bmax-age=31536000\b.*\bimmutable\b/.test(caching), `Cache-Control of ${asset} is "${caching}"`);
  },

  async "empty message"() {
    const headers = { "Content-Type": "application/json", Origin: origin };
    const { status } = await ask("/api/contact-us", { method: "POST", headers, body: "{}" });
    ensure(status !== 429, "the limit of five messages a minute is used up: run this again in a minute");
    ensure(status === 422, `it has status ${status} instead of 422`);
  },

  async "search engines"() {
    const { environment } = await readHealth();
    const { headers } = await ask("/");
    const isHidden = headers.get("X-Robots-Tag")?.includes("noindex") ?? false;
    const mustHide = environment === "preview" || isOnWorkersDev;
    ensure(isHidden || !mustHide, "X-Robots-Tag: noindex is missing");
    ensure(!isHidden || mustHide, "X-Robots-Tag: noindex hides the public site");
  },

  async "plain http"() {
    // Only a site on its own domain has a zone that redirects.
    if (protocol !== "https:" || isOnWorkersDev) return;
    const { status, headers } = await ask(`http://${hostname}/`);
    const location = headers.get("Location");
    const redirects = [301, 308].includes(status) && location?.startsWith(`${origin}/`);
    ensure(redirects, `status ${status}, Location ${location}: switch Always Use HTTPS on in the zone`);
  },
};

console.log(`\n  Smoke test of ${origin}${version ? `, version ${version}` : ""}\n`);
let failures = 0;
for (const [name, check] of Object.entries(checks)) {
  try {
    await check();
    console.log(`  ok      ${name}`);
  } catch (error) {
    failures += 1;
    const { cause, message } = error as Error;
    console.log(`  failed  ${name}: ${cause ?? message}`);
  }
}
const total = Object.keys(checks).length;
console.log(`\n  ${total - failures} of ${total} checks passed.\n`);
// Open connections with unread bodies would keep the process running.
process.exit(failures > 0 ? 1 : 0);

/**
 * Sends a request, without following redirects.
 *
 * @throws if there is no answer in time, or if another version answers
 */
async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (worker) headers.set("Cloudflare-Workers-Version-Overrides", `${worker}="${version}"`);
  const signal = AbortSignal.timeout(ANSWER_MS);
  const response = await fetch(new URL(path, origin), { ...init, headers, redirect: "manual", signal });
  const answered = response.headers.get("Worker-Version");
  // Files and the redirect to https do not come from the Worker.
  const isFromElsewhere = !answered && /^(\/assets\/|http:)/.test(path);
  if (!version || answered === version || isFromElsewhere) return response;
  if (Date.now() > deadline) throw new Error(`version ${answered ?? "unknown"} answers`);
  await sleep(1_000);
  return ask(path, init);
}

async function readHealth(): Promise<{ status: string; environment: string; version: string }> {
  return (await ask("/api/health")).json();
}

async function findAsset(): Promise<string> {
  const path = /\/assets\/[\w.-]+-[\w-]{8}\.\w+/.exec(await (await ask("/")).text())?.[0];
  ensure(path, "the home page names no file under /assets/");
  return path;
}

function ensure(condition: unknown, reason: string): asserts condition {
  if (!condition) throw new Error(reason);
}
