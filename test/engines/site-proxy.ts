import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { proxy } from "hono/proxy";
import { listen } from "#test/free-port.ts";

/** Policy directive of the map. Offline, Firefox would report the map as an error of the next page. */
const MAP_SOURCE = "frame-src https://www.openstreetmap.org";

/** Path whose response releases React's entry script. */
const HELD_PATH = "/engine-test/react";

/** Runs in the page before its own scripts. Served as a file, because the policy blocks inline scripts. */
function report() {
  document.currentScript?.remove();
  const send = (line: string) => {
    fetch("/engine-test/report", { method: "POST", body: `${location.pathname}: ${line}`, keepalive: true });
  };
  let isLeaving = false;
  addEventListener("beforeunload", () => {
    isLeaving = true;
  });
  console.error = (...words) => {
    const line = words.map(String).join(" ");
    // Leaving a page aborts its module requests.
    if (!isLeaving || !/module/.test(line)) send(`console: ${line}`);
  };
  addEventListener("error", ({ message }) => message && send(`error: ${message}`));
  addEventListener("unhandledrejection", ({ reason }: PromiseRejectionEvent) => {
    // A view transition is rejected if the next page arrives early (entry.client.tsx).
    if (!/transition/i.test(reason)) send(`rejection: ${reason}`);
  });
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
    const isMap = violatedDirective === "frame-src" && blockedURI.startsWith("https://www.openstreetmap.org");
    if (!isMap) send(`policy: ${violatedDirective} ${blockedURI} ${sample}`);
  });
}

export type SiteProxy = Awaited<ReturnType<typeof startSiteProxy>>;

/**
 * Proxy between the browser and the site, because WebDriver can neither read the console nor hold a request. The proxy
 * runs until the process ends, so that no test reuses the port, and with it the storage, of another.
 */
export async function startSiteProxy(site: string) {
  /** Errors and policy violations in pages, one per line. */
  const reports: string[] = [];
  // A new client IP address avoids the rate limit.
  const client = `2001:db8:${randomUUID().slice(0, 4)}::1`;
  let react: Promise<void> | undefined;

  const app = new Hono();
  app.get("/engine-test/report.js", (c) => c.body(`(${report})()`, 200, { "content-type": "text/javascript" }));
  app.post("/engine-test/report", async (c) => {
    reports.push(await c.req.text());
    return c.body(null, 204);
  });
  app.all("*", async (c) => {
    const { pathname, search } = new URL(c.req.url);
    if (react && pathname === HELD_PATH) {
      await react;
      return c.body(null, 204);
    }
    // The entry script itself is not held, because in Firefox and WebKit the load event would wait for it.
    if (react && pathname.startsWith("/assets/entry.client-") && search === "") {
      // Retries, because leaving the page aborts the request, and the bfcache may restore the page.
      const ask = `fetch("${HELD_PATH}").catch(() => new Promise((resolve) => setTimeout(resolve, 100)))`;
      const waiting = `while (!(await ${ask})) {} await import("${pathname}?released");`;
      return c.body(waiting, 200, { "content-type": "text/javascript" });
    }
    const { origin, ...headers } = c.req.header();
    const response = await proxy(site + pathname + search, {
      raw: c.req.raw,
      headers: { ...headers, host: undefined, origin: origin && site, "cf-connecting-ip": client },
      redirect: "manual",
    });
    if (!response.headers.get("content-type")?.startsWith("text/html")) return response;
    const changed = new Headers(response.headers);
    changed.delete("content-length");
    const policy = changed.get("content-security-policy") ?? "";
    changed.set("content-security-policy", policy.replace(MAP_SOURCE, "frame-src 'none'"));
    const page = await response.text();
    return new Response(page.replace("<head>", '<head><script src="/engine-test/report.js"></script>'), {
      status: response.status,
      headers: changed,
    });
  });
  return {
    origin: `http://localhost:${await listen(createServer(getRequestListener(app.fetch)))}`,
    reports,
    /** Holds React's entry script. @returns a function that releases it */
    holdHydration: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      react = promise;
      return resolve;
    },
  };
}
