import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// A copy at another path, such as in a web archive, is not hydrated, because the router would replace it with an error page.
if (document.documentElement.dataset.path === location.pathname) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
      // Translators and extensions cause these errors by changing the page before hydration (shell/site-shell.tsx).
      { onRecoverableError: (error) => console.warn(error) },
    );
  });
}
