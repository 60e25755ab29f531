import { useEffect, useRef, useState } from "react";
import { EmailLink } from "./email-link.tsx";

const SCRIPT = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

/** What the script adds to the window (https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/). */
interface TurnstileApi {
  render(container: HTMLElement, options: Record<string, unknown>): string | null | undefined;
  remove(widget: string): void;
}

declare global {
  interface Window {
    turnstile?: TurnstileApi;
  }
}

/**
 * Checks that a person sends the form. The widget adds a hidden field with a token, which is valid once. Another `key`
 * renders another widget, and loads a script again that was blocked.
 */
export function Turnstile({ siteKey }: { siteKey: string }) {
  const container = useRef<HTMLDivElement>(null);
  const [isBlocked, setIsBlocked] = useState(false);
  useEffect(() => {
    let isShown = true;
    let widget: string | null | undefined;
    const options = {
      sitekey: siteKey,
      size: "flexible",
      callback: () => setIsBlocked(false),
      "error-callback": () => setIsBlocked(true),
    };
    loadTurnstile().then(
      (turnstile) => {
        if (isShown && container.current) widget = turnstile.render(container.current, options);
      },
      () => setIsBlocked(true),
    );
    return () => {
      isShown = false;
      if (widget) window.turnstile?.remove(widget);
    };
  }, [siteKey]);

  return (
    <div>
      {/* As high as the widget, so that nothing moves when it comes. */}
      <div ref={container} className="min-h-[65px]" />
      {isBlocked && (
        <p role="status">
          The check that a person sends this form was blocked or could not be loaded. Please send again to try it again,
          or write to <EmailLink />.
        </p>
      )}
      <noscript>
        <p>
          Without JavaScript we can't check that a person sends this form. Please write to <EmailLink /> instead.
        </p>
      </noscript>
    </div>
  );
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
      reject();
    };
    document.head.appendChild(script);
  });
  return loading;
}
