import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// A navigation that follows another at once skips its cross-fade. What browsers reject then has no handler in React
// Router, and is no error (w3c/csswg-drafts, issue 13726).
window.addEventListener("unhandledrejection", (event) => {
  if (event.reason?.name === "AbortError" && /transition/i.test(event.reason.message)) event.preventDefault();
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    // A translator or an extension has changed the page: no error of ours (routes/layout.tsx).
    { onRecoverableError: (error) => console.warn("React rendered a part of the page anew.", error) },
  );
});
