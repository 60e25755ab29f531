// Inline script at the end of the body: what works before React starts, in this order.
import { saveDraft } from "#app/contact/draft.ts";
import { closeMenu } from "#app/shell/close-menu.ts";
import { leadOn } from "#app/shell/lead-on.ts";
import { switchTheme } from "#app/shell/theme.ts";
import { closeDialogs, replaceCommands, replaceLightDismiss } from "#app/ui/dialogs.ts";
import { startReact } from "./start-react.ts";

startReact();
leadOn();
switchTheme();
saveDraft();
closeDialogs();
closeMenu();
replaceCommands();
replaceLightDismiss();
