// Inside a finished page, at its end (workers/finish-page.ts): has React started (start-react.js) after load, the
// first paint and idle, or at the first pointer, key or focus event.
(() => {
  const signs = ["pointerdown", "pointerover", "keydown", "focusin"];
  const start = () => {
    for (const sign of signs) removeEventListener(sign, start, true);
    // Asked for again it does not run again.
    import(document.getElementById("boot").dataset.start);
  };
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });

  // Load may come before the first frame is on the screen, and on a slow machine long before.
  addEventListener("load", () =>
    setTimeout(
      () =>
        new PerformanceObserver((_, observer) => {
          observer.disconnect();
          // Safari has no idle callbacks: at once there.
          (window.requestIdleCallback ?? setTimeout)(start, { timeout: 2_000 });
        }).observe({ type: "paint", buffered: true }),
      200,
    ),
  );
})();
