import type { Context } from "hono";

/**
 * Where sites usually have a service worker. One of an old site at this origin would show that site for ever, but its
 * browser asks for it again at each visit.
 */
export const OLD_SERVICE_WORKERS = ["/service-worker.js", "/sw.js"];

/** Removes itself and what it has stored, and loads the pages that it controls again, once. */
const REMOVES_ITSELF = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(remove()));

async function remove() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const page of await clients.matchAll({ type: "window" })) page.navigate(page.url);
}
`;

export function removeOldServiceWorker(c: Context): Response {
  return c.body(REMOVES_ITSELF, 200, { "Content-Type": "text/javascript; charset=utf-8" });
}
