import { createContext, useContext } from "react";
import { START_SCRIPT } from "./inline-sources.ts";
import type { StartData } from "./start-data.ts";

export const StartContext = createContext<StartData | undefined>(undefined);

/** Replaces React Router's <Scripts>, which would load all scripts at once. start/start.ts hydrates later. */
export function StartReact() {
  const data = useContext(StartContext);
  return (
    <>
      <script
        id="site:start-data"
        type="application/json"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no text can end the script
        dangerouslySetInnerHTML={{ __html: data ? JSON.stringify(data).replaceAll("<", "\\u003c") : "" }}
      />
      <InlineScript source={START_SCRIPT} />
    </>
  );
}

/** An inline script. The Content-Security-Policy allows it by its hash (workers/pages/). */
export function InlineScript({ source }: { source: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this is our own file, and JSX would escape it
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />;
}
