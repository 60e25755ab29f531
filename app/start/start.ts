// Starts React after load, the first paint and idle, or at the visitor's first gesture. Visitors who save data get it
// at their first gesture only. Runs at the end of each page.
// start-data.ts says what to load. If a script cannot be loaded, the page stays a plain document.
(() => {
  const gestures = ["pointerdown", "pointerover", "keydown", "focusin"];

  // Lets the browser respond to the visitor between two scripts.
  const pause = () => window.scheduler?.yield() ?? new Promise((resolve) => setTimeout(resolve));

  async function start(): Promise<void> {
    for (const gesture of gestures) removeEventListener(gesture, begin, true);
    const text = document.getElementById("site:start-data")?.textContent ?? "";
    const { context, data, scripts, routes, entry }: import("./start-data.ts").StartData = JSON.parse(text);
    for (const href of [...scripts, entry]) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.appendChild(link);
    }
    window.__reactRouterContext = { ...context, stream: new Response(data).body };
    // Dependencies come first. Each script gets its own task.
    for (const path of scripts) {
      await import(path);
      await pause();
    }
    window.__reactRouterRouteModules = {};
    for (const [id, paths] of Object.entries(routes)) {
      const parts = await Promise.all(paths.map((path) => import(path)));
      window.__reactRouterRouteModules[id] = Object.assign({}, ...parts);
    }
    await import(entry);
  }

  let hasBegun = false;
  function begin(): void {
    if (hasBegun) return;
    hasBegun = true;
    // Retries after 1 s: Firefox and WebKit reject imports when a link is pressed, but the page may stay or come back.
    start().catch(() =>
      setTimeout(() => start().catch((error) => console.error("React could not be started.", error)), 1_000),
    );
  }

  for (const gesture of gestures) addEventListener(gesture, begin, { capture: true, passive: true });

  // A visitor who saves data may read the page and leave.
  if (navigator.connection?.saveData) return;

  // Fires also when the page comes from the back/forward cache.
  addEventListener("pageshow", () =>
    // On a slow device the load event comes long before the first frame. Firefox and WebKit may never deliver a paint
    // entry, so this waits for a frame.
    requestAnimationFrame(() =>
      // Safari has no requestIdleCallback.
      setTimeout(() => (window.requestIdleCallback ?? setTimeout)(begin, { timeout: 2_000 }), 200),
    ),
  );
})();
