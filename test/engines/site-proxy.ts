import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer, text } from "node:stream/consumers";

/**
 * Stands between a browser and the site, since WebDriver can neither listen to a page's console nor stop a request: all
 * engines have the same.
 */
export interface SiteProxy {
  readonly origin: string;
  /** What pages have reported: errors, policy violations. A line each. */
  readonly reports: string[];
  /** Delays React's start, once a page has requested it, until `release` is called. */
  holdReact(): { requested: Promise<void>; release(): void };
  /** Pages come without their scripts. */
  withoutScripts: boolean;
  close(): void;
}

const REPORT_PATH = "/engine-test/report";
const SCRIPT_PATH = "/engine-test/report.js";

/** Third-party content. Without a connection Firefox reports it as an error of the page that is opened next. */
const MAP = "https://www.openstreetmap.org/export/embed.html";

/** Runs in the page before its own scripts. A file, which the policy allows, since its inline scripts are hashed. */
function report() {
  document.currentScript?.remove();
  const send = (line: string) => {
    fetch("/engine-test/report", { method: "POST", body: `${location.pathname}: ${line}`, keepalive: true });
  };
  console.error = (...words) => send(`console: ${words.map(String).join(" ")}`);
  addEventListener("error", ({ message }) => message && send(`error: ${message}`));
  addEventListener("unhandledrejection", (event: PromiseRejectionEvent) => send(`rejection: ${event.reason}`));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
    send(`policy: ${violatedDirective} ${blockedURI} ${sample}`),
  );
}

export async function startSiteProxy(site: string): Promise<SiteProxy> {
  const reports: string[] = [];
  // Each is another client to the rate limit.
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
    let page = (await response.text()).replaceAll(MAP, "about:blank#");
    if (type.startsWith("text/html")) {
      page = proxy.withoutScripts
        ? page.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
        : page.replace("<head>", `<head><script src="${SCRIPT_PATH}"></script>`);
    }
    outgoing.writeHead(response.status, kept).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const proxy: SiteProxy = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    reports,
    withoutScripts: false,
    holdReact: () => {
      const { promise: requested, resolve: wanted } = Promise.withResolvers<void>();
      const { promise: mayStart, resolve: release } = Promise.withResolvers<void>();
      react = { wanted, mayStart };
      return { requested, release };
    },
    close: () => server.closeAllConnections(),
  };
  return proxy;
}
