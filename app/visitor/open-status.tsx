import { type ReactNode, useEffect, useState } from "react";
import { officeHours } from "#content/site.ts";
import { nextChange, openNow } from "./office-hours.ts";

/** @throws RangeError if the browser does not know the clocks of a time zone */
export function openStatus(): ReactNode {
  return <OpenStatus first={openNow(officeHours)} />;
}

/**
 * Asks again when the office opens or closes, when the tab is shown again, and after the back/forward cache: a page may
 * stay open for days, and a timer does not run in a tab that sleeps.
 */
function OpenStatus({ first }: { first: string }) {
  const [text, setText] = useState(first);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const ask = () => {
      setText(openNow(officeHours));
      clearTimeout(timer);
      timer = setTimeout(ask, nextChange(officeHours).time - Date.now());
    };
    ask();
    addEventListener("pageshow", ask);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearTimeout(timer);
      removeEventListener("pageshow", ask);
      document.removeEventListener("visibilitychange", ask);
    };
  }, []);
  return text;
}
