// Runs at the end of each page: starts React after load, the first paint and idle, or at the visitor's first gesture.
// The page's start data say what to load (start-data.ts). When a script can't be loaded the page stays a plain document,
// and is reloaded when the visitor asks for something that needs React.
(() => {
  const gestures = ["pointerdown", "pointerover", "keydown", "focusin"];

  /** Lets the browser respond to the visitor between two scripts. */
  const pause = () => globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

  const start = async () => {
    for (const gesture of gestures) removeEventListener(gesture, begin, true);
    const { context, data, scripts, routes, entry } = JSON.parse(document.getElementById("start-data").text);
    for (const href of [...scripts, entry]) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.append(link);
    }
    window.__reactRouterContext = { ...context, stream: new Response(data).body };
    // In order of their imports, each in a task of its own.
    for (const path of scripts) {
      await import(path);
      await pause();
    }
    // All are loaded now.
    window.__reactRouterRouteModules = {};
    for (const [id, paths] of Object.entries(routes)) {
      const parts = await Promise.all(paths.map((path) => import(path)));
      window.__reactRouterRouteModules[id] = parts.length === 1 ? parts[0] : Object.assign({}, ...parts);
    }
    await import(entry);
  };

  const root = document.documentElement;
  const fail = (error) => {
    console.error("React could not be started.", error);
    const loadAnew = () => document.loadAnewFor(root.dataset.wanted);
    if (root.dataset.wanted) loadAnew();
    else document.addEventListener("wanted", loadAnew);
  };

  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    // Once more, as Firefox and WebKit reject what a page still imports as soon as a link is pressed. The page may stay, or
    // come back from the back/forward cache. In ms.
    start().catch(() => setTimeout(() => start().catch(fail), 1_000));
  };

  for (const gesture of gestures) addEventListener(gesture, begin, { capture: true, passive: true });

  if (root.dataset.wanted) begin();

  // After load, and when the page is restored from the back/forward cache.
  addEventListener("pageshow", () =>
    // On a slow device the load event comes long before the first frame. Not by the paint entry: Firefox and WebKit may
    // never deliver it.
    requestAnimationFrame(() =>
      // Safari has no requestIdleCallback.
      setTimeout(() => (window.requestIdleCallback ?? setTimeout)(begin, { timeout: 2_000 }), 200),
    ),
  );
})();
