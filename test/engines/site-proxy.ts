import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";

/**
 * Stands between a browser and the site, since WebDriver can neither listen to a page's console nor stop a request: all
 * engines have the same.
 */
export interface SiteProxy {
  readonly origin: string;
  /** What pages have reported: errors, policy violations. A line each. */
  readonly reports: string[];
  /** Requests whose path matches wait until `release`. Out: how many wait. */
  hold(path: RegExp): { waiting(): number; release(): void };
  /** Pages come without their scripts. */
  withoutScripts: boolean;
  close(): void;
}

const REPORT_PATH = "/engine-test/report";
const SCRIPT_PATH = "/engine-test/report.js";

/**
 * The map is third-party content. Without a connection it becomes an error page, which Firefox also reports as that of the
 * page that is opened next.
 */
const MAP = "https://www.openstreetmap.org/export/embed.html";

/** Runs in the page before its own scripts. A file, which the policy allows, since its inline scripts are hashed. */
function report() {
  document.currentScript?.remove();
  const send = (line: string) => {
    fetch("/engine-test/report", { method: "POST", body: `${location.pathname}: ${line}`, keepalive: true });
  };
  const log = console.error;
  console.error = (...words) => {
    send(`console: ${words.map(String).join(" ")}`);
    log(...words);
  };
  addEventListener("error", ({ message }) => message && send(`error: ${message}`));
  addEventListener("unhandledrejection", (event: PromiseRejectionEvent) => send(`rejection: ${event.reason}`));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
    send(`policy: ${violatedDirective} ${blockedURI} ${sample}`),
  );
}

/** In: the site's origin. */
export async function startSiteProxy(site: string): Promise<SiteProxy> {
  const { hostname, port, host } = new URL(site);
  const held: { path: RegExp; released: Promise<void>; count: number }[] = [];
  // Each is another client to the rate limit.
  const client = `2001:db8:${randomUUID().slice(0, 4)}::1`;
  const reports: string[] = [];

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const path = incoming.url ?? "/";
    if (path === REPORT_PATH) {
      reports.push(await text(incoming));
      outgoing.writeHead(204).end();
      return;
    }
    if (path === SCRIPT_PATH) {
      outgoing
        .writeHead(200, { "content-type": "text/javascript", "cache-control": "max-age=60" })
        .end(`(${report})()`);
      return;
    }
    for (const hold of held) {
      if (!hold.path.test(path)) continue;
      hold.count += 1;
      await hold.released;
    }
    const headers = {
      ...incoming.headers,
      host,
      "accept-encoding": "identity",
      "cf-connecting-ip": client,
      // The site closes a connection that was idle, maybe at the moment when it is used again.
      connection: "close",
    };
    if (headers.origin) headers.origin = site;
    if (headers.referer) headers.referer = headers.referer.replace(proxy.origin, site);
    const toSite = request({ agent: false, hostname, port, path, method: incoming.method, headers });
    toSite.on("error", () => outgoing.destroy());
    outgoing.on("close", () => toSite.destroy());
    incoming.pipe(toSite);
    const [response] = (await once(toSite, "response")) as [IncomingMessage];
    const { statusCode = 502, headers: kept } = response;
    delete kept.connection;
    if (kept.location) kept.location = kept.location.replace(site, proxy.origin);
    const type = kept["content-type"] ?? "";
    if (!/html|javascript/.test(type)) {
      outgoing.writeHead(statusCode, kept);
      await pipeline(response, outgoing);
      return;
    }
    for (const name of ["etag", "content-length", "transfer-encoding"]) delete kept[name];
    let body = (await text(response)).replaceAll(MAP, "about:blank#");
    if (type.startsWith("text/html")) {
      body = proxy.withoutScripts
        ? body.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
        : body.replace("<head>", `<head><script src="${SCRIPT_PATH}"></script>`);
    }
    outgoing.writeHead(statusCode, kept).end(body);
  };

  const server = createServer((incoming, outgoing) => {
    // A page that is left drops its requests.
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const proxy: SiteProxy = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    reports,
    withoutScripts: false,
    hold: (path) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const hold = { path, released: promise, count: 0 };
      held.push(hold);
      return {
        waiting: () => hold.count,
        release: () => {
          held.splice(held.indexOf(hold), 1);
          resolve();
        },
      };
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return proxy;
}
