// Starts React after load, the first paint and idle, or at the visitor's first gesture. Visitors who save data get it
// at their first gesture only. Runs at the end of each page, after React Router's scripts, which are asleep
// (printed-scripts.ts). If one of them cannot be loaded, the page stays a plain document.
(() => {
  const gestures = ["pointerdown", "pointerover", "keydown", "focusin"];
  const script = document.querySelector<HTMLScriptElement>("script[type='text/plain']");
  // React Router printed it in another way, and it has started already.
  if (!script) return;

  // The script imports what the links preload. It hydrates the page too, so it must not run before all are loaded.
  const start = async () => {
    const template = document.getElementById("site:preloads") as HTMLTemplateElement | null;
    await Promise.all(Array.from(template?.content.children ?? [], preload));
    script.replaceWith(Object.assign(document.createElement("script"), { type: "module", text: script.text }));
  };

  const preload = (asleep: Element) =>
    new Promise((resolve, reject) => {
      const link = asleep.cloneNode() as HTMLLinkElement;
      link.onload = resolve;
      link.onerror = () => reject(link.href);
      document.head.appendChild(link);
    });

  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    // Retries after 1 s: Firefox and WebKit stop loading when a link is pressed, but the page may stay or come back.
    start().catch(() =>
      setTimeout(() => start().catch((href) => console.error("React could not be started.", href)), 1_000),
    );
  };

  for (const gesture of gestures) addEventListener(gesture, begin, true);

  // A visitor who saves data may read the page and leave. Not every browser tells.
  const { connection } = navigator as { connection?: { saveData: boolean } };
  if (connection?.saveData) return;

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
