/**
 * Looks at a deployed site as a visitor's browser would, and says what is wrong. Ends with 1 when something is.
 *
 *   npm run smoke                    http://localhost:8787, as `npm start` serves it
 *   npm run smoke -- <origin>        a deployment
 *   npm run smoke -- <origin> --wait-for <version id>
 *                                    waits until that version answers, at most a minute
 */
import { parseArgs } from "node:util";
import { checks, readHealth, type Site } from "./smoke-checks.ts";

const ANSWER_MS = 10_000;

const RUN_MS = 120_000;

const PROPAGATION_MS = 60_000;

const { origin, version } = readArguments();
const end = AbortSignal.timeout(RUN_MS + (version ? PROPAGATION_MS : 0));
const site: Site = {
  origin,
  ask: (path, init) =>
    fetch(new URL(path, origin), {
      ...init,
      headers: { "User-Agent": "mhs-smoke-test", ...init?.headers },
      redirect: "manual",
      signal: AbortSignal.any([end, AbortSignal.timeout(ANSWER_MS)]),
    }),
};

console.log(`\n  Smoke test of ${origin}\n`);
if (version) await waitFor(version);
if (!(await answers())) stop(`Nothing answers at ${origin}.`);

let failed = 0;
for (const { name, run } of checks) {
  const { note, wrong } = await run(site).catch((error: unknown) => ({ note: "", wrong: [reasonOf(error)] }));
  if (wrong.length > 0) failed += 1;
  console.log(`  ${wrong.length > 0 ? "failed" : "ok    "}  ${name.padEnd(30)}  ${wrong.join("; ") || note}`);
}
console.log(`\n  ${checks.length - failed} of ${checks.length} checks passed.\n`);
// process.exit: open connections with unread bodies would keep the process running.
process.exit(failed > 0 ? 1 : 0);

function readArguments(): { origin: string; version: string | undefined } {
  const args = process.argv.slice(2);
  const { values, positionals } = parseArgs({
    args,
    options: { "wait-for": { type: "string" } },
    allowPositionals: true,
    strict: false,
  });
  const { "wait-for": version, ...unknown } = values;
  const [address = "http://localhost:8787", ...more] = positionals;
  const url = URL.parse(address);
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === "/" && url.search === "";
  if (!isOrigin || more.length > 0 || Object.keys(unknown).length > 0 || version === true) {
    stop("Usage: npm run smoke -- <origin> [--wait-for <version id>], with an origin such as http://localhost:8787");
  }
  return { origin: url.origin, version: version || undefined };
}

async function answers(): Promise<boolean> {
  return site.ask("/").then(
    () => true,
    () => false,
  );
}

async function waitFor(version: string) {
  const deadline = Date.now() + PROPAGATION_MS;
  let seen: string | undefined;
  while (Date.now() < deadline) {
    seen = (await readHealth(site).catch(() => undefined))?.version;
    if (seen === version) return;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  stop(`Version ${version} does not answer after ${PROPAGATION_MS / 1_000} s; seen last: ${seen ?? "no answer"}.`);
}

function reasonOf(error: unknown): string {
  if (error instanceof DOMException && error.name === "TimeoutError") return "no answer in time";
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}

function stop(message: string): never {
  console.error(`  ${message}\n`);
  process.exit(1);
}
