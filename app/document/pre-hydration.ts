// Inline script at the end of the body: what works before React starts, in this order.
import { saveDraft } from "#app/contact/draft.ts";
import { closeMenu } from "#app/shell/close-menu.ts";
import { followAfterReload } from "#app/shell/follow-after-reload.ts";
import { switchTheme } from "#app/shell/theme.ts";
import { closeDialogs, polyfillCommands, polyfillLightDismiss } from "#app/ui/dialogs.ts";
import { startReact } from "./start-react.ts";

startReact();
followAfterReload();
switchTheme();
saveDraft();
closeDialogs();
closeMenu();
polyfillCommands();
polyfillLightDismiss();
