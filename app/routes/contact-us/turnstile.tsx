import { useEffect, useRef, useState } from "react";
import { EmailLink } from "./email-link.tsx";
import { showWidget } from "./turnstile-widget.ts";

/**
 * Checks that a person sends the form. Each token that the widget adds to the form is valid once: another `key` renders
 * another widget, and tries again what was blocked.
 */
export function Turnstile({ siteKey }: { siteKey: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [isBlocked, setIsBlocked] = useState(false);
  useEffect(() => {
    const shown = showWidget(place.current, siteKey, setIsBlocked);
    shown.catch(() => setIsBlocked(true));
    return () => void shown.then((remove) => remove()).catch(() => undefined);
  }, [siteKey]);

  return (
    <div>
      {/* As high as the widget, so that nothing moves when it comes. */}
      <div ref={place} className="min-h-[65px]" />
      {isBlocked && (
        <p role="status">
          Something blocks the check that a person sends this form. Send again, or write to <EmailLink />.
        </p>
      )}
      <noscript>
        <p>
          Without JavaScript we can't check that a person sends this form. Please write to <EmailLink />.
        </p>
      </noscript>
    </div>
  );
}
