// A service worker of an old site at this origin would serve that site forever. Browsers check for an update of its
// script on each visit and find this one, which unregisters it, deletes its caches and reloads its pages.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(remove()));

async function remove() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const page of await clients.matchAll({ type: "window" })) page.navigate(page.url);
}
