/** Colors of what is drawn in files. Pages take theirs from CSS. */
import { readFileSync } from "node:fs";

const TOKENS = "app/tokens.css";
/** What the light theme and the fixed colors declare. */
const [, root = ""] = /:root {([^}]*)}/.exec(readFileSync(new URL(`../../${TOKENS}`, import.meta.url), "utf8")) ?? [];

/** @param token the name of a variable without its hyphens, such as "day-brand" */
export function color(token: string): string {
  const [, value] = new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(root) ?? [];
  if (!value) throw new Error(`${TOKENS}: pictures need --${token} of :root in the form #0a1b2c.`);
  return value;
}
