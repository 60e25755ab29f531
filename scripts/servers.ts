/** The servers of scripts/serve.ts, which describes the arguments and variables. */
import "./expected-warnings.ts";
import { type ChildProcess, execFile } from "node:child_process";
import { subscribe } from "node:diagnostics_channel";
import { existsSync } from "node:fs";
import { createServer as createProbe } from "node:net";
import { setInterval } from "node:timers/promises";
import { parseArgs, promisify } from "node:util";
import { createBuilder, createServer } from "vite";
import { unstable_startWorker as startWorker } from "wrangler";
import { BUILT_CONFIG, LOCAL_DATABASE, OUTBOX_FOLDER } from "./local-outbox.ts";

/** Cron triggers do not fire by themselves here. On the platform the outbox's fires every minute. */
const DELIVERY_INTERVAL_S = 10;

// Without serve.ts nobody would end this process.
process.once("disconnect", () => process.exit(1));
if (!process.connected) process.exit(1);

const { isProduction, build, outbox } = readArguments();
const sitePort = Number(process.env.PORT ?? (isProduction ? 8787 : 5173));
const adminPort = Number(process.env.ADMIN_PORT ?? 8788);
const adminData = process.env.ADMIN_DATA ?? ".wrangler/admin-local";

for (const [port, variable] of [
  [sitePort, "PORT"],
  [adminPort, "ADMIN_PORT"],
] as const) {
  if (!(await isFree(port))) {
    fail(`Port ${port} is in use. Stop the program that uses it, or choose another port with ${variable}=<number>.`);
  }
}
// After the port check: a build would replace the bundle of a site that is running.
if (build) await buildSite();
if (isProduction && !existsSync(BUILT_CONFIG)) {
  fail("There is no build to serve: run `npm run build` first, or `npm start`, which does both.");
}
if (outbox) await createOutbox();

// Wrangler starts a crashed workerd again, but not every one of them answers afterwards.
subscribe("child_process", (message) => {
  const { process: child } = message as { process: ChildProcess };
  child.once("exit", (code) => {
    if (code !== 0 && !child.killed) fail(`${child.spawnfile} has crashed.`);
  });
});
await serveWorker("workers/admin-local/wrangler.toml", adminPort, adminData);
if (isProduction) await serveBundle();
else await serveSources();
console.log(`\n  Site   http://localhost:${sitePort}\n  Inbox  http://localhost:${adminPort}\n\n  Ctrl-C ends both.\n`);

async function buildSite(): Promise<void> {
  console.log("\n  Building the site");
  // For vite.config.ts.
  if (outbox) process.env.LOCAL_OUTBOX = "true";
  const builder = await createBuilder({ logLevel: "warn" });
  await builder.buildApp();
}

async function createOutbox(): Promise<void> {
  const migrate = ["d1", "migrations", "apply", "CONTACT_OUTBOX", ...LOCAL_DATABASE];
  await promisify(execFile)("wrangler", migrate).catch(({ stderr }) => fail(stderr));
}

async function serveBundle(): Promise<void> {
  const bindings = { ADMIN_API_URL: { type: "plain_text", value: `http://localhost:${adminPort}/api/` } };
  await serveWorker(BUILT_CONFIG, sitePort, outbox && OUTBOX_FOLDER, bindings);
  if (!outbox) return;
  console.log(`\n  The outbox is on. It delivers every ${DELIVERY_INTERVAL_S} seconds what is due.`);
  deliverRegularly();
}

async function deliverRegularly(): Promise<void> {
  for await (const _ of setInterval(DELIVERY_INTERVAL_S * 1_000)) {
    // Wrangler's address for firing a cron trigger.
    const { ok, status } = await fetch(`http://localhost:${sitePort}/cdn-cgi/handler/scheduled`);
    if (!ok) console.error(`The outbox could not deliver: ${status}.`);
  }
}

/** `persist`: a folder, or false for data that end with the server. */
async function serveWorker(config: string, port: number, persist: string | false, bindings = {}): Promise<void> {
  const worker = await startWorker({
    config,
    bindings,
    dev: { server: { port }, persist, inspector: false, watch: false },
  });
  await worker.ready;
}

async function serveSources(): Promise<void> {
  const server = await createServer({ server: { port: sitePort } });
  await server.listen();
}

function readArguments() {
  const { values, positionals } = parseArgs({
    options: { build: { type: "boolean", default: false }, outbox: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  // npm keeps a flag without the two hyphens before it to itself.
  if (process.env.npm_config_outbox) fail("Write two more hyphens: `npm start -- --outbox`.");
  if (values.outbox && !values.build) fail("The outbox is only in the production bundle: `npm start -- --outbox`.");
  return { ...values, isProduction: positionals[0] === "production" };
}

async function isFree(port: number): Promise<boolean> {
  for (const host of ["127.0.0.1", "::1"]) {
    const outcome = await new Promise<string>((resolve) => {
      const probe = createProbe();
      probe.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "unknown"));
      probe.listen(port, host, () => probe.close(() => resolve("free")));
    });
    // A machine without IPv6 has no ::1 to be in use.
    if (outcome === "EADDRINUSE" || outcome === "EACCES") return false;
  }
  return true;
}

function fail(message: string): never {
  console.error(`\n  ${message}\n`);
  process.exit(1);
}
