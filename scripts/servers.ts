/** The servers of scripts/serve.ts, which describes the arguments and variables. */
import "./expected-warnings.ts";
import { type ChildProcess, execFile } from "node:child_process";
import { subscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer as createProbe } from "node:net";
import { parseArgs, promisify } from "node:util";
import { createBuilder, createServer } from "vite";
import { unstable_startWorker as startWorker } from "wrangler";
import { BUILT_CONFIG, LOCAL_DATABASE, OUTBOX_FOLDER } from "./wrangler-paths.ts";

/** Cron triggers do not fire locally. On the platform the outbox's fires every minute. */
const DELIVERY_INTERVAL_MS = 10_000;

// Ends with serve.ts, because nothing else would end this process.
process.once("disconnect", () => process.exit(1));
if (!process.connected) process.exit(1);

const { values, positionals } = parseArgs({
  options: { build: { type: "boolean" }, outbox: { type: "boolean", default: false } },
  allowPositionals: true,
});
const { build, outbox } = values;
const isProduction = positionals[0] === "production";
// npm keeps a flag without the two hyphens before it.
if (process.env.npm_config_outbox) fail("Write two more hyphens: `npm start -- --outbox`.");
if (outbox && !build) fail("The outbox is only in the production bundle: `npm start -- --outbox`.");

const sitePort = Number(process.env.PORT ?? (isProduction ? 8787 : 5173));
const adminPort = Number(process.env.ADMIN_PORT ?? 8788);
await requireFree(sitePort, "PORT");
await requireFree(adminPort, "ADMIN_PORT");
// After the port check, because a build would replace the bundle of a running site.
if (build) await buildSite();
if (isProduction && !existsSync(BUILT_CONFIG)) {
  fail("There is no build to serve: run `npm run build` first, or `npm start`, which does both.");
}
if (outbox) {
  const migrate = ["d1", "migrations", "apply", "CONTACT_OUTBOX", ...LOCAL_DATABASE];
  await promisify(execFile)("wrangler", migrate).catch(({ stderr }) => fail(stderr));
}

// Wrangler restarts a crashed workerd, but not every one of them answers afterwards.
subscribe("child_process", (message) => {
  const { process: child } = message as { process: ChildProcess };
  child.once("exit", (code) => {
    if (code !== 0 && !child.killed) fail(`${child.spawnfile} has crashed.`);
  });
});
await serveWorker("workers/admin-local/wrangler.toml", adminPort, process.env.ADMIN_DATA ?? ".wrangler/admin-local");
if (isProduction) {
  const bindings = { ADMIN_API_URL: { type: "plain_text", value: `http://localhost:${adminPort}/api/` } };
  await serveWorker(BUILT_CONFIG, sitePort, outbox && OUTBOX_FOLDER, bindings);
} else {
  const server = await createServer({ server: { port: sitePort } });
  await server.listen();
}
if (outbox) {
  console.log(`\n  The outbox is on. It delivers due messages every ${DELIVERY_INTERVAL_MS / 1_000} seconds.`);
  setInterval(fireCronTrigger, DELIVERY_INTERVAL_MS);
}
console.log(`\n  Site   http://localhost:${sitePort}\n  Inbox  http://localhost:${adminPort}\n\n  Ctrl-C ends both.\n`);

async function buildSite(): Promise<void> {
  console.log("\n  Building the site");
  // For vite.config.ts.
  if (outbox) process.env.LOCAL_OUTBOX = "true";
  const builder = await createBuilder({ logLevel: "error" });
  await builder.buildApp();
}

/** @param persist a folder, or false for data that end with the server */
async function serveWorker(config: string, port: number, persist: string | false, bindings = {}): Promise<void> {
  const worker = await startWorker({
    config,
    bindings,
    dev: { server: { port }, persist, inspector: false, watch: false },
  });
  await worker.ready;
}

async function fireCronTrigger(): Promise<void> {
  const { ok, status } = await fetch(`http://localhost:${sitePort}/cdn-cgi/local/scheduled`);
  if (!ok) console.error(`The outbox could not deliver: ${status}.`);
}

async function requireFree(port: number, variable: string): Promise<void> {
  for (const host of ["127.0.0.1", "::1"]) {
    const probe = createProbe().listen(port, host);
    const code = await once(probe, "listening").then(
      () => "free",
      (error: NodeJS.ErrnoException) => error.code,
    );
    probe.close();
    // Other errors do not count: a machine without IPv6 has no ::1.
    if (code === "EADDRINUSE" || code === "EACCES") {
      fail(`Port ${port} is in use. Stop the program that uses it, or choose another port with ${variable}=<number>.`);
    }
  }
}

function fail(message: string): never {
  console.error(`\n  ${message}\n`);
  process.exit(1);
}
