import { existsSync } from "node:fs";
import { BUILT_CONFIG } from "#scripts/deploy/preflight.ts";

/** Before the tests of the built site. */
export default function requireBuild() {
  if (!existsSync(BUILT_CONFIG)) throw new Error("The site is not built: run `npm run build` first.");
}
