import { execFile } from "node:child_process";
import { relative } from "node:path";
import type { Plugin, ViteDevServer } from "vite";

/** After a change, so that a command which writes many files is one. In ms. */
const QUIET = 100;

/**
 * Checks content/ in a process of its own, so that nothing which an editor writes can end this one. A build stops at
 * errors. In development they stand over the page until they are mended, and notes in the terminal.
 */
export function contentCheck(): Plugin {
  return {
    name: "content-check",
    buildApp: {
      order: "pre",
      async handler({ config }) {
        const { errors } = await check(config.root);
        // The message alone: a stack would be one of this file.
        if (errors) throw Object.assign(new Error(errors), { stack: errors });
      },
    },
    configureServer: showFindings,
  };
}

/** @returns what the check says; it may be a stack, if the check itself has a mistake */
function check(root: string): Promise<{ errors: string; notes: string[] }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ["scripts/content/content.ts", "--quick"], { cwd: root }, (error, notes, errors) => {
      resolve({ errors: error ? errors.trim() || error.message : "", notes: notes.trim().split("\n") });
    });
  });
}

function showFindings(server: ViteDevServer): void {
  const { root, logger } = server.config;
  const { hot } = server.environments.client;
  let shown = "";
  let printed: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  function send() {
    // An update without changes takes the last errors off the page.
    if (shown) hot.send({ type: "error", err: { message: shown, stack: "" } });
    else hot.send({ type: "update", updates: [] });
  }
  async function show() {
    const { errors, notes } = await check(root);
    const fresh = notes.filter((line) => !printed.includes(line));
    if (fresh.length > 0) logger.info(fresh.join("\n"), { timestamp: true });
    printed = notes;
    if (errors === shown) return;
    if (errors) logger.error(errors, { timestamp: true });
    else logger.info("The content is in order again.", { timestamp: true });
    shown = errors;
    if (server.ws.clients.size > 0) send();
  }
  void show();
  server.ws.on("connection", () => shown && send());
  server.watcher.on("all", (_, file) => {
    if (!/^(content|public)\//.test(relative(root, file))) return;
    clearTimeout(timer);
    timer = setTimeout(show, QUIET);
  });
}
