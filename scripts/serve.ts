/**
 * Runs the site and the local admin API together until Ctrl-C, or until one of them stops.
 *
 *   node scripts/serve.ts production --build   builds, then the bundle in workerd, http://localhost:8787
 *   node scripts/serve.ts production           the bundle that is there
 *   node scripts/serve.ts development          with hot reload, http://localhost:5173
 *
 * --outbox runs it with the outbox (docs/contact-outbox.md), whose dead letters are in the inbox too.
 *
 * The admin API and its inbox are at http://localhost:8788 in both; what it stores survives a restart, in
 * .wrangler/admin-local. PORT, ADMIN_PORT and ADMIN_DATA choose others, for tests beside a running site.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { resolve } from "node:path";
import concurrently from "concurrently";
import { LOCAL_QUEUES, OUTBOX_VARIABLE } from "./local-outbox.ts";

const BUILT_CONFIG = "build/server/wrangler.json";

const production = process.argv[2] === "production";
const outbox = process.argv.includes("--outbox");
const sitePort = Number(process.env.PORT ?? (production ? 8787 : 5173));
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
if (process.argv.includes("--build")) execFileSync("react-router", ["build"], { stdio: "inherit" });
if (production && !existsSync(BUILT_CONFIG)) {
  fail("There is no build to serve: run `npm run build` first, or `npm start`, which does both.");
}

const env: NodeJS.ProcessEnv = {
  ...process.env,
  WRANGLER_SEND_METRICS: "false",
  // The two processes find each other's queues here, and no other site's on this machine.
  WRANGLER_REGISTRY_PATH: resolve(`.wrangler/registry-${sitePort}`),
  ...(outbox && { [OUTBOX_VARIABLE]: "1" }),
};
const quiet = "--log-level warn --show-interactive-dev-session=false";
const adminVar = `--var ADMIN_API_URL:http://localhost:${adminPort}/api/`;
const site = production
  ? `wrangler dev -c ${outbox ? configWithOutbox() : BUILT_CONFIG} --port ${sitePort} --inspector-port 0 ${adminVar} ${quiet}`
  : `react-router dev --port ${sitePort} --strictPort`;
const admin = `wrangler dev -c workers/admin-local/wrangler.toml --port ${adminPort} --inspector-port 0 --persist-to ${adminData} ${quiet}`;

const { result, commands } = concurrently(
  [
    { name: "site", command: site, env },
    { name: "admin", command: admin, env },
  ],
  { killOthersOn: ["failure", "success"], prefix: "name" },
);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    for (const command of commands) command.kill(signal);
  });
}
announce();
await result.then(
  () => process.exit(0),
  () => process.exit(process.exitCode ?? 0),
);

async function announce() {
  const answers = (port: number) =>
    fetch(`http://localhost:${port}/`).then(
      (response) => response.ok,
      () => false,
    );
  while (!((await answers(sitePort)) && (await answers(adminPort)))) {
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  console.log(
    `\n  Site   http://localhost:${sitePort}\n  Inbox  http://localhost:${adminPort}\n\n  Ctrl-C ends both.\n`,
  );
}

/** Beside the built configuration, whose paths are relative. */
function configWithOutbox(): string {
  const file = "build/server/wrangler.outbox.json";
  const config: object = JSON.parse(readFileSync(BUILT_CONFIG, "utf8"));
  writeFileSync(file, JSON.stringify({ ...config, queues: LOCAL_QUEUES }));
  return file;
}

async function isFree(port: number): Promise<boolean> {
  for (const host of ["127.0.0.1", "::1"]) {
    const outcome = await new Promise<string>((resolve) => {
      const probe = createServer();
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
