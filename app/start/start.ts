import { DEFERRED_SCRIPT_TYPE, PRELOADS_ID } from "./printed-scripts.ts";

// Starts React after load, the first paint and idle, or at the visitor's first gesture: started at once, it delays the
// first paint by 64 ms on a slow phone. Visitors who save data get it at their first gesture only. Runs at the end of
// each page, after React Router's scripts. If one of them cannot be loaded, the page stays a plain document.

const script = document.querySelector<HTMLScriptElement>(`script[type="${DEFERRED_SCRIPT_TYPE}"]`);
// There is none if React Router printed it in another way, and it has started already.
if (script) startLater(script);

function startLater(script: HTMLScriptElement): void {
  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    // Retries after 1 s: Firefox and WebKit stop loading when a link is pressed, but the page may stay or come back.
    start(script).catch(() =>
      setTimeout(() => start(script).catch((href) => console.error("React could not be started.", href)), 1_000),
    );
  };

  const gestures = ["pointerdown", "pointerover", "keydown", "focusin"];
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
}

// The script imports what the links preload. It hydrates the page too, so it must not run before all are loaded.
async function start(script: HTMLScriptElement): Promise<void> {
  // None in development.
  const preloads = document.getElementById(PRELOADS_ID) as HTMLTemplateElement | null;
  // A copy at another address, such as an archive, stays plain: the router would look for a page of that address.
  if (preloads && preloads.dataset.path !== location.pathname) return;
  await Promise.all(Array.from(preloads?.content.children ?? [], preload));
  script.replaceWith(Object.assign(document.createElement("script"), { type: "module", text: script.text }));
}

function preload(deferred: Element): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const link = deferred.cloneNode() as HTMLLinkElement;
    link.onload = resolve;
    link.onerror = () => reject(link.href);
    document.head.appendChild(link);
  });
}
