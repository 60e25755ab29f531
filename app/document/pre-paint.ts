// Inline script in the head, for settings that the first paint needs.
import { isStoredDark } from "#app/shell/theme.ts";

const root = document.documentElement;
// Shows `js-only` elements (app.css). `@media (scripting)` is unreliable in WebKit.
root.dataset.js = "";
root.classList.toggle("dark", isStoredDark());
