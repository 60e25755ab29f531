import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { rememberState } from "./start/carry-over.ts";

// A second navigation skips the cross-fade of the first. React Router does not handle the browser's rejection, which is
// not an error (w3c/csswg-drafts, issue 13726).
window.addEventListener("unhandledrejection", (event) => {
  if (event.reason?.name === "AbortError" && /transition/i.test(event.reason.message)) event.preventDefault();
});

const carryOverState = rememberState();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    // Not an error of the site: a translator or an extension has changed the page (frame/site-frame.tsx).
    {
      onRecoverableError: (error) => {
        carryOverState();
        console.warn("React rendered a part of the page again.", error);
      },
    },
  );
});
