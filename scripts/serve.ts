/**
 * Runs the site and the local admin API together until Ctrl-C, or until one of them crashes.
 *
 *   node scripts/serve.ts production --build            builds, then serves the bundle in workerd, at :8787
 *   node scripts/serve.ts production --build --outbox   the same with the outbox (docs/contact-relay.md)
 *   node scripts/serve.ts production                    serves the existing bundle
 *   node scripts/serve.ts development                   with hot reload, at :5173
 *
 * The admin API and its inbox are at :8788. It stores messages in .wrangler/admin-local, so they survive a restart.
 * PORT, ADMIN_PORT and ADMIN_DATA override these defaults, for tests beside a running site.
 */
import { fork } from "node:child_process";

// The servers are a process group of their own. A killed Node.js does not end workerd, which would keep the ports.
const servers = fork(new URL("./servers.ts", import.meta.url), process.argv.slice(2), {
  detached: true,
  env: { WRANGLER_LOG: "warn", WRANGLER_SEND_METRICS: "false", CLOUDFLARE_CF_FETCH_ENABLED: "false", ...process.env },
});
let isStopped = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
// npm runs this in a shell, which ends at a signal without passing it on.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && stop(), 500).unref();
servers.on("exit", (code) => {
  try {
    if (servers.pid) process.kill(-servers.pid, "SIGKILL");
  } catch {
    // The group has already ended.
  }
  process.exitCode = isStopped ? 0 : (code ?? 1);
});

function stop(): void {
  isStopped = true;
  servers.kill();
}
