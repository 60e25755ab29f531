import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { buffer, text } from "node:stream/consumers";
import { listen } from "#test/free-port.ts";

/** Sits between the browser and the site, because a WebDriver can neither read the console nor hold a request. */
export interface SiteProxy {
  readonly origin: string;
  /** Errors and policy violations of pages, a line each. */
  readonly reports: string[];
  /** Holds React's script back until `release` is called. `requested` resolves when a page requests the script. */
  holdReact(): { requested: Promise<void>; release(): void };
  close(): void;
}

const REPORT_PATH = "/engine-test/report";
const SCRIPT_PATH = "/engine-test/report.js";

/** The map. Without a connection Firefox reports it as an error of the next page, unless the policy forbids it. */
const MAP_SOURCE = "frame-src https://www.openstreetmap.org";

/** Runs in the page before its own scripts. It is served as a file, because the policy allows no inline scripts. */
function report() {
  document.currentScript?.remove();
  const send = (line: string) => {
    fetch("/engine-test/report", { method: "POST", body: `${location.pathname}: ${line}`, keepalive: true });
  };
  console.error = (...words) => send(`console: ${words.map(String).join(" ")}`);
  addEventListener("error", ({ message }) => message && send(`error: ${message}`));
  addEventListener("unhandledrejection", (event: PromiseRejectionEvent) => send(`rejection: ${event.reason}`));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
    const isMap = violatedDirective === "frame-src" && blockedURI.startsWith("https://www.openstreetmap.org");
    if (!isMap) send(`policy: ${violatedDirective} ${blockedURI} ${sample}`);
  });
}

export async function startSiteProxy(site: string): Promise<SiteProxy> {
  const reports: string[] = [];
  // Another client for the rate limit.
  const client = `2001:db8:${randomUUID().slice(0, 4)}::1`;
  let react: { wanted(): void; mayStart: Promise<void> } | undefined;

  const server = createServer(async (incoming, outgoing) => {
    const { url: path = "/", method = "GET" } = incoming;
    if (path === REPORT_PATH) {
      reports.push(await text(incoming));
      outgoing.end();
      return;
    }
    if (path === SCRIPT_PATH) {
      outgoing.setHeader("content-type", "text/javascript").end(`(${report})()`);
      return;
    }
    if (react && /\/assets\/entry\.client-/.test(path)) {
      react.wanted();
      await react.mayStart;
    }
    const { host: _, connection: __, ...headers } = incoming.headers as Record<string, string>;
    if (headers.origin) headers.origin = site;
    headers["cf-connecting-ip"] = client;
    const body = method === "POST" ? await buffer(incoming) : null;
    const response = await fetch(site + path, { method, headers, body, redirect: "manual" });
    const kept = Object.fromEntries(response.headers);
    for (const name of ["content-encoding", "content-length", "transfer-encoding", "connection"]) delete kept[name];
    const type = kept["content-type"] ?? "";
    if (!/html|javascript/.test(type)) {
      outgoing.writeHead(response.status, kept).end(Buffer.from(await response.arrayBuffer()));
      return;
    }
    delete kept.etag;
    let page = await response.text();
    if (type.startsWith("text/html")) {
      kept["content-security-policy"] = kept["content-security-policy"]?.replace(MAP_SOURCE, "frame-src 'none'") ?? "";
      page = page.replace("<head>", `<head><script src="${SCRIPT_PATH}"></script>`);
    }
    outgoing.writeHead(response.status, kept).end(page);
  });
  const port = await listen(server);
  return {
    origin: `http://localhost:${port}`,
    reports,
    holdReact: () => {
      const { promise: requested, resolve: wanted } = Promise.withResolvers<void>();
      const { promise: mayStart, resolve: release } = Promise.withResolvers<void>();
      react = { wanted, mayStart };
      return { requested, release };
    },
    close: () => server.closeAllConnections(),
  };
}
