import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { SECURITY_HEADERS } from "#workers/security-headers.ts";

/**
 * Requests every page of a running site, and detects faults of a deployment. Prints one line per check.
 *
 * @param site URL of the site
 * @param version version id that must respond within a minute
 * @returns whether all checks passed
 */
export async function smoke(site: string, version?: string): Promise<boolean> {
  const { origin, hostname } = new URL(site);
  let failures = 0;
  console.log(`\n  Smoke test of ${origin}`);

  async function check(name: string, run: () => Promise<void>) {
    const problem = await run().catch((error: Error) => error.message);
    if (problem) failures += 1;
    console.log(problem ? `  failed  ${name}: ${problem}` : `  ok      ${name}`);
  }

  /** Requests a path without following redirects. @throws if the response takes more than ten seconds */
  async function request(path: string, init?: RequestInit) {
    const signal = AbortSignal.timeout(10_000);
    try {
      const response = await fetch(new URL(path, origin), { ...init, redirect: "manual", signal });
      return { status: response.status, headers: response.headers, text: await response.text() };
    } catch (error) {
      const { message, cause } = error as Error;
      throw new Error(`${path}: ${cause ?? message}`);
    }
  }

  /** @throws unless the response is 200 with the security headers */
  async function get(path: string) {
    let response = await request(path).catch(() => undefined);
    // A new version is not on every machine at once.
    if (response?.status !== 200 && !response?.headers.has("Location")) {
      await sleep(5_000);
      response = await request(path);
    }
    const { status, headers } = response;
    assert(!headers.has("Location"), `${path} redirects to ${headers.get("Location")}`);
    assert(status === 200, `${path} has status ${status}`);
    for (const name of Object.keys(SECURITY_HEADERS)) assert(headers.has(name), `${path} has no ${name}`);
    return response;
  }

  await check("version", async () => {
    for (let seconds = 0; version && seconds < 60; seconds += 1) {
      const headers = (await request("/api/health").catch(() => undefined))?.headers;
      if (headers?.get("Worker-Version") === version || headers?.has("Location")) break;
      await sleep(1_000);
    }
    const found = (await get("/api/health")).headers.get("Worker-Version");
    assert(!version || found === version, `${found} answers, not ${version}`);
  });
  if (failures > 0) return false;

  await check("pages", async () => {
    const { text: sitemap } = await get("/sitemap.xml");
    const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = ""]) => new URL(url).pathname);
    for (const path of listed) {
      const { headers, text } = await get(path);
      assert(!headers.has("Set-Cookie"), `${path} sets a cookie`);
      const nonce = /'nonce-([^']+)'/.exec(headers.get("Content-Security-Policy") ?? "")?.[1];
      const inline = text.match(/<(script|style)\b(?![^>]* type="application\/ld\+json")[^>]*>/g) ?? [];
      const isNonced = inline.length > 0 && inline.every((tag) => tag.includes(` nonce="${nonce}"`));
      assert(isNonced, `${path} has a script or style without the nonce of its policy`);
      assert(!text.includes("/cdn-cgi/"), `${path} is changed by a feature of the zone (/cdn-cgi/)`);
    }
    const published = readFileSync("content/published-urls.txt", "utf8").match(/^\/.*/gm) ?? [];
    for (const path of published.filter((url) => !listed.includes(url))) {
      // Moved pages redirect, and scheduled articles are 404, but a page with 200 belongs in the sitemap.
      assert((await request(path)).status !== 200, `${path} is missing from /sitemap.xml`);
    }
  });

  await check("files", async () => {
    const paths = (await get("/")).text.match(/\/assets\/[\w.-]+-[\w-]{8}\.\w+/g) ?? ["/assets/none"];
    for (const path of new Set(paths)) {
      const { headers } = await get(path);
      assert(headers.get("Cache-Control")?.endsWith("immutable"), `${path} is not immutable`);
    }
  });

  for (const [path, type, body] of [
    ["/api/contact-us", "application/json", "{}"],
    ["/contact-us", "application/x-www-form-urlencoded", "name="],
  ] as const) {
    await check(`empty message to ${path}`, async () => {
      // The Worker refuses the empty message, so nothing is relayed.
      const { status } = await request(path, {
        method: "POST",
        headers: { "Content-Type": type, Origin: origin },
        body,
      });
      assert(status === 422, `status ${status}, not 422`);
    });
  }

  await check("search engines", async () => {
    const { environment }: { environment?: unknown } = JSON.parse((await get("/api/health")).text);
    const mustHide = hostname.endsWith(".workers.dev") || environment === "preview";
    const isHidden = (await get("/")).headers.get("X-Robots-Tag") === "noindex";
    assert(isHidden === mustHide, `X-Robots-Tag: noindex ${mustHide ? "is missing" : "hides the site"}`);
  });
  return failures === 0;
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({ options: { version: { type: "string" } }, allowPositionals: true });
  const isOk = await smoke(positionals[0] ?? "http://localhost:8787", values.version);
  process.exitCode = isOk ? 0 : 1;
}
