// Runs at the end of a finished page (workers/finish-page.ts) and starts React: after load, a painted frame and idle,
// or at the first touch, pointer, key or focus event. What it needs is at an address of its own, or in the page where
// that page is kept for nobody. When something can't be had, the page stays the document that it is.
(() => {
  const signs = ["pointerdown", "pointerover", "touchstart", "keydown", "focusin"];

  const readBoot = async () => {
    const { dataset, textContent } = document.getElementById("boot");
    return dataset.hydration ? (await fetch(dataset.hydration)).json() : JSON.parse(textContent);
  };

  // The whole stylesheet, so that nothing React adds is seen without styles.
  const loadStyles = () => {
    const link = document.querySelector("link[data-href]");
    return (
      link &&
      new Promise((resolve) => {
        link.onload = link.onerror = resolve;
        link.href = link.dataset.href;
      })
    );
  };

  let started = false;
  const start = async () => {
    if (started) return;
    started = true;
    for (const sign of signs) removeEventListener(sign, start, true);
    const styled = loadStyles();
    const { context, data, modules, first, routes, entry } = await readBoot();
    for (const href of modules) {
      const preload = document.createElement("link");
      preload.rel = "modulepreload";
      preload.href = href;
      document.head.append(preload);
    }
    window.__reactRouterContext = context;
    context.stream = new ReadableStream({
      start(controller) {
        controller.enqueue(data);
        controller.close();
      },
    }).pipeThrough(new TextEncoderStream());
    await import(first);
    const loaded = {};
    // One after the other: each is a task of its own, and the visitor's next touch comes between two.
    for (const id in routes) loaded[id] = await import(routes[id]);
    window.__reactRouterRouteModules = loaded;
    await styled;
    await import(entry);
  };
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });

  const whenIdle = () => (window.requestIdleCallback ? requestIdleCallback(start, { timeout: 2_000 }) : start());
  // Load may come before the first frame is on the screen, and on a slow machine long before.
  const afterPaint = () => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      whenIdle();
    }).observe({ type: "paint", buffered: true });
  };
  addEventListener("load", () => setTimeout(afterPaint, 200));
})();
