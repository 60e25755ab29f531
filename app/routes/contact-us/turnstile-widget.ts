const SCRIPT = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

/** What the script adds to the window (https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/). */
interface TurnstileApi {
  render(place: HTMLElement | null, options: Record<string, unknown>): string | null | undefined;
  remove(widget: string): void;
}

declare global {
  interface Window {
    turnstile?: TurnstileApi;
  }
}

/**
 * Renders a widget, which adds a hidden field with a token to the form around it.
 *
 * @param setIsBlocked called when the widget fails or works again
 * @returns a function that removes the widget. Rejects if Cloudflare's script cannot be loaded
 */
export async function showWidget(
  place: HTMLElement | null,
  siteKey: string,
  setIsBlocked: (isBlocked: boolean) => void,
): Promise<() => void> {
  const turnstile = await loadTurnstile();
  const widget = turnstile.render(place, {
    sitekey: siteKey,
    size: "flexible",
    callback: () => setIsBlocked(false),
    "error-callback": () => setIsBlocked(true),
  });
  return () => widget && turnstile.remove(widget);
}

let loading: Promise<TurnstileApi> | undefined;

function loadTurnstile(): Promise<TurnstileApi> {
  loading ??= new Promise<TurnstileApi>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = SCRIPT;
    script.onload = script.onerror = () => {
      // A blocker may answer with an empty script.
      if (window.turnstile) return resolve(window.turnstile);
      loading = undefined;
      reject(new Error("Turnstile's script could not be loaded."));
    };
    document.head.appendChild(script);
  });
  return loading;
}
