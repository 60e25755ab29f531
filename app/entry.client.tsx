import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepFocus } from "./start/keep-focus.ts";

// Going on or Back skips a cross-fade that is under way. Nobody handles the browser's rejection, an AbortError or an
// InvalidStateError, which is not an error (w3c/csswg-drafts, issue 13726).
window.addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof DOMException && /transition/i.test(event.reason.message)) event.preventDefault();
});

// A copy at another address, such as an archive, stays a plain document: the router would load that address for ever.
if (document.documentElement.dataset.path === location.pathname) {
  const giveFocusBack = keepFocus();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
      // Not an error of the site: a translator or an extension has changed the page (frame/site-frame.tsx).
      {
        onRecoverableError: (error) => {
          giveFocusBack();
          console.warn(error);
        },
      },
    );
  });
}
