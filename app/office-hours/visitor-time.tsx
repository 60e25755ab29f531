import { useEffect, useState } from "react";
import { contact, officeHours } from "#content/site.ts";
import { openNow, sharedHours, visitorTimeZone } from "./office-hours.ts";

// Until hydration, and for visitors whose browser hides its time zone, these texts give the office hours in the office's
// time. The text that replaces them has the same height, so that nothing moves.

/** Whether the office is open, computed once. */
export function OpenNow({ fallback = contact.hours, className = "" }: { fallback?: string; className?: string }) {
  return (
    <p data-nosnippet className={`text-muted text-sm print:hidden ${className}`}>
      {useVisitorTime(openNow) ?? fallback}
    </p>
  );
}

/** When the visitor and the office are both at work. The height is that of two lines, which hold the longest text. */
export function SharedHours({ className = "" }: { className?: string }) {
  return (
    <p
      data-nosnippet
      className={`flex min-h-[3em] items-center border-accent border-l-2 pl-4 text-lg text-balance print:hidden ${className}`}
    >
      {useVisitorTime(sharedHours) ?? `Our office hours are ${contact.hours}.`}
    </p>
  );
}

/** @returns undefined until React has started, and if the browser hides or does not know the time zone */
function useVisitorTime(textFor: (office: typeof officeHours, timeZone: string) => string): string | undefined {
  const [text, setText] = useState<string>();
  useEffect(() => {
    // A task of its own, because a phone needs some time for time zones.
    const timer = setTimeout(() => {
      try {
        const timeZone = visitorTimeZone();
        if (timeZone) setText(textFor(officeHours, timeZone));
      } catch {}
    });
    return () => clearTimeout(timer);
  }, [textFor]);
  return text;
}
