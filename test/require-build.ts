import { existsSync, globSync, statSync } from "node:fs";
import { BUILT_CONFIG } from "#scripts/deploy/preflight.ts";

/** Files that the build depends on. */
const INPUTS = [
  "{app,content,workers,public,vite,scripts}/**/*",
  "{vite,uno,react-router}.config.ts",
  "wrangler.toml",
  "package-lock.json",
];

/** Files that a build or check writes. */
const GENERATED = ["workers/bindings.d.ts"];

/** Global setup for tests of the built site. @throws if the build is missing or older than an input */
export default function requireBuild() {
  if (!existsSync(BUILT_CONFIG)) throw new Error("The site is not built: run `npm run build` first.");
  const builtAt = statSync(BUILT_CONFIG).mtimeMs;
  const isNewer = (file: string) => statSync(file).isFile() && statSync(file).mtimeMs > builtAt;
  const newer = globSync(INPUTS, { exclude: GENERATED }).find(isNewer);
  if (newer) throw new Error(`The build is older than ${newer}: run \`npm run build\`.`);
}
