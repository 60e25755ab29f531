/**
 * Runs the site and the local admin API together until Ctrl-C, or until one of them crashes.
 *
 *   node scripts/serve.ts production --build            builds, then serves the bundle in workerd, http://localhost:8787
 *   node scripts/serve.ts production --build --outbox   the same with the outbox (docs/contact-relay.md)
 *   node scripts/serve.ts production                    serves the bundle that is there
 *   node scripts/serve.ts development                   with hot reload, http://localhost:5173
 *
 * The admin API and its inbox are at http://localhost:8788; what it stores survives a restart, in .wrangler/admin-local.
 * PORT, ADMIN_PORT and ADMIN_DATA choose others, for tests beside a running site.
 */
import { fork } from "node:child_process";

// The servers are a process group of their own. Node.js ends workerd when it ends, but not when it is killed: then
// workerd would keep the ports.
const servers = fork(new URL("./servers.ts", import.meta.url), process.argv.slice(2), {
  detached: true,
  env: { WRANGLER_LOG: "warn", WRANGLER_SEND_METRICS: "false", CLOUDFLARE_CF_FETCH_ENABLED: "false", ...process.env },
});
let isStopped = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
// npm runs this in a shell, which ends at a signal without handing it on.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && stop(), 500).unref();
servers.on("exit", (code) => {
  endGroup();
  process.exitCode = isStopped ? 0 : (code ?? 1);
});

function stop(): void {
  isStopped = true;
  servers.kill();
}

function endGroup(): void {
  try {
    if (servers.pid) process.kill(-servers.pid, "SIGKILL");
  } catch {
    // Nothing is left of it.
  }
}
