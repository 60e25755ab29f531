// Runs in the head: what decides the first paint.
import { isStoredDark } from "./stored-theme.ts";

const root = document.documentElement;
// Shows what needs scripts. WebKit does not apply `@media (scripting)` everywhere.
root.dataset.js = "";
root.classList.toggle("dark", isStoredDark());
