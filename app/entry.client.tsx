import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

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
