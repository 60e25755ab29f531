import { createContext, useContext } from "react";
import { InlineScript } from "./inline-script";
import { START_SCRIPT } from "./inline-sources";
import type { StartData } from "./start-data";

/** How React is started in the page that is rendered: app/entry.server.tsx provides it. */
export const StartContext = createContext<StartData | undefined>(undefined);

/**
 * In place of React Router's <Scripts>, which has every page fetch and run its scripts at once: the page's data for
 * React's start, and the script that starts it later. Both are read before React is there, so in the browser they are
 * left as the server wrote them.
 */
export function StartReact() {
  const data = useContext(StartContext);
  return (
    <>
      <script
        id="start-data"
        type="application/json"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, in which no text can end the script
        dangerouslySetInnerHTML={{ __html: data ? JSON.stringify(data).replaceAll("<", "\\u003c") : "" }}
      />
      <InlineScript source={START_SCRIPT} />
    </>
  );
}
