/**
 * Checks of a deployed site what only a deployment can break. Ends with 1 when something is wrong.
 *
 *   npm run smoke                        http://localhost:8787, as `npm start` serves it
 *   npm run smoke -- <origin>            a deployment
 *     --version <id>                     waits until this version answers, and accepts no other
 *     --worker <name>                    asks for that version even if it gets no visitors
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import * as v from "valibot";
import { companyName } from "../../content/site.ts";
import { headersOfAllFiles } from "../../workers/headers-file.ts";

const ANSWER_MS = 10_000;

/** A version is everywhere within seconds; an address of its own may take longer. */
const PROPAGATION_MS = 60_000;

/** What Cloudflare adds to pages when a feature of the zone is on. */
const INJECTED = /\/cdn-cgi\/[\w/-]+|__cf_email__|rocket-loader|data-cf-settings|cloudflareinsights\.com/;

const Health = v.looseObject({ status: v.string(), environment: v.string(), version: v.string() });

const Refusal = v.object({ success: v.literal(false), message: v.pipe(v.string(), v.nonEmpty()) });

const options = { version: { type: "string" }, worker: { type: "string" } } as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const { version, worker } = values;
const { origin, hostname, protocol } = new URL(positionals[0] ?? "http://localhost:8787");
const isOnWorkersDev = hostname.endsWith(".workers.dev");
const deadline = Date.now() + PROPAGATION_MS;

const checks: Record<string, () => Promise<void>> = {
  async "version and configuration"() {
    const health = await parse(Health, await ask("/api/health"));
    ensure(health.status === "ok", JSON.stringify(health));
    const answered = (await ask("/")).headers.get("Worker-Version");
    ensure(answered === health.version, `/api/health has version ${health.version}, a page ${answered}`);
  },

  async "whole page"() {
    const response = await ask("/");
    const html = await response.text();
    ensure(response.status === 200, `status ${response.status}`);
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
    ensure(title.endsWith(` - ${companyName}`), `its title is "${title}"`);
    ensure(html.trimEnd().endsWith("</html>"), "its end is missing");
    const etag = response.headers.get("ETag");
    ensure(etag, "it has no ETag");
    const { status } = await ask("/", { headers: { "If-None-Match": etag } });
    ensure(status === 304, `asked for again with its ETag it is ${status}, not 304`);
  },

  async "security headers"() {
    const expected = Object.entries(headersOfAllFiles(readFileSync("public/_headers", "utf8")));
    for (const path of ["/", await findAsset()]) {
      const { headers } = await ask(path);
      // A page has a policy of its own.
      const names = expected
        .filter(([name, value]) => headers.get(name) !== value && !(path === "/" && name === "Content-Security-Policy"))
        .map(([name]) => name);
      ensure(names.length === 0, `${path} differs from public/_headers: ${names.join(", ")}`);
      ensure(!headers.has("Set-Cookie"), `${path} sets a cookie`);
    }
  },

  async "nothing injected"() {
    // The contact page has email addresses, which a zone may rewrite.
    for (const path of ["/", "/contact-us"]) {
      const response = await ask(path);
      const html = await response.text();
      const injected = INJECTED.exec(html)?.[0];
      ensure(!injected, `${path} has ${injected}: switch the feature off in the zone (docs/deploying.md)`);
      const policy = /script-src ([^;]*)/.exec(response.headers.get("Content-Security-Policy") ?? "")?.[1] ?? "";
      const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
      const blocked = scripts.filter(([, attributes = "", text = ""]) => !isAllowed(attributes, text, policy));
      ensure(blocked.length === 0, `${path} has ${blocked.length} scripts that its policy blocks`);
    }
  },

  async "assets kept for a year"() {
    const path = await findAsset();
    const { status, headers } = await ask(path);
    ensure(status === 200, `${path} has status ${status}`);
    const caching = headers.get("Cache-Control") ?? "";
    ensure(/\bmax-age=31536000\b.*\bimmutable\b/.test(caching), `Cache-Control of ${path} is "${caching}"`);
  },

  async "missing page and asset"() {
    for (const path of ["/no-such-page", "/assets/no-such-file-00000000.js"]) {
      const { status, headers } = await ask(path);
      ensure(status === 404, `${path} has status ${status}`);
      ensure(headers.get("Cache-Control")?.includes("no-store"), `${path} may be stored`);
    }
  },

  "empty message": () => postEmptyMessage(origin, 422),
  "message from another site": () => postEmptyMessage("https://elsewhere.example", 403),

  async "search engines"() {
    const { environment } = await parse(Health, await ask("/api/health"));
    const response = await ask("/");
    const isHidden = response.headers.get("X-Robots-Tag")?.includes("noindex") ?? false;
    const hide = environment === "preview" || isOnWorkersDev;
    ensure(
      isHidden === hide,
      hide ? "X-Robots-Tag: noindex is missing" : "X-Robots-Tag: noindex hides the public site",
    );
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(await response.text())?.[1];
    const isOwn = environment !== "production" || canonical === `${origin}/`;
    ensure(isOwn, `the canonical link is ${canonical}: siteOrigin is another address`);
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
let failed = 0;
for (const [name, check] of Object.entries(checks)) {
  const reason = await check().then(
    () => undefined,
    (error: Error) => String(error.cause ?? error.message),
  );
  if (reason) failed += 1;
  console.log(reason ? `  failed  ${name}: ${reason}` : `  ok      ${name}`);
}
console.log(`\n  ${Object.keys(checks).length - failed} of ${Object.keys(checks).length} checks passed.\n`);
// process.exit: open connections with unread bodies would keep the process running.
process.exit(failed > 0 ? 1 : 0);

/**
 * Sends a request, without following redirects.
 *
 * @throws if there is no answer in time, or another version than the wanted one answers
 */
async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (worker) headers.set("Cloudflare-Workers-Version-Overrides", `${worker}="${version}"`);
  const signal = AbortSignal.timeout(ANSWER_MS);
  const response = await fetch(new URL(path, origin), { ...init, headers, redirect: "manual", signal });
  const answered = response.headers.get("Worker-Version");
  // Neither files nor the redirect to https come from the Worker.
  const isFromElsewhere = !answered && /^(\/assets\/|http:)/.test(path);
  if (!version || answered === version || isFromElsewhere) return response;
  if (Date.now() > deadline) throw new Error(`version ${answered ?? "unknown"} answers`);
  await sleep(1_000);
  return ask(path, init);
}

async function findAsset(): Promise<string> {
  const path = /\/assets\/[\w.-]+-[\w-]{8}\.\w+/.exec(await (await ask("/")).text())?.[0];
  ensure(path, "the home page names no file under /assets/");
  return path;
}

function isAllowed(attributes: string, text: string, policy: string): boolean {
  // Data is not run.
  if (/type="(application\/(ld\+)?json|text\/plain)"/.test(attributes)) return true;
  const address = /\bsrc="([^"]*)"/.exec(attributes)?.[1];
  if (address === undefined) return policy.includes(createHash("sha256").update(text).digest("base64"));
  const host = new URL(address, origin).origin;
  return host === origin || policy.split(" ").includes(host);
}

async function postEmptyMessage(sender: string, expected: number) {
  const headers = { "Content-Type": "application/json", Origin: sender };
  const response = await ask("/api/contact-us", { method: "POST", headers, body: "{}" });
  ensure(response.status !== 429, "five posts a minute are taken: run this again in a minute");
  ensure(response.status === expected, `a message from ${sender} has status ${response.status}, not ${expected}`);
  await parse(Refusal, response);
}

async function parse<Output>(schema: v.GenericSchema<unknown, Output>, response: Response): Promise<Output> {
  const text = await response.text();
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  ensure(result.success, `status ${response.status}, unexpected answer ${text.slice(0, 200)}`);
  return result.output;
}

function ensure(condition: unknown, reason: string): asserts condition {
  if (!condition) throw new Error(reason);
}
