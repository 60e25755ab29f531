import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// A copy at another address, such as an archive, stays a plain document: the router would load that address for ever.
if (document.documentElement.dataset.path === location.pathname) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
      // A translator or an extension has changed the page (shell/site-shell.tsx).
      { onRecoverableError: (error) => console.warn(error) },
    );
  });
}
