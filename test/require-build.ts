import { existsSync, globSync, statSync } from "node:fs";
import { BUILT_CONFIG } from "#scripts/deploy/preflight.ts";

/** What the build is made of. Tests and documents are not. */
const SOURCES = [
  "{app,content,workers,public,vite,scripts}/**/*",
  "{vite,uno,react-router}.config.ts",
  "wrangler.toml",
  "package-lock.json",
];

/** Made by commands while the site is built or checked. */
const GENERATED = ["workers/bindings.d.ts"];

/** Before the tests of the built site. */
export default function requireBuild() {
  const older = newerThanBuild();
  if (older) throw new Error(older);
}

/** @returns what is wrong with the build, or undefined */
export function newerThanBuild(folder = "."): string | undefined {
  const built = `${folder}/${BUILT_CONFIG}`;
  if (!existsSync(built)) return "The site is not built: run `npm run build` first.";
  const builtAt = statSync(built).mtimeMs;
  const isNewer = (file: string) => {
    const stats = statSync(`${folder}/${file}`);
    return stats.isFile() && stats.mtimeMs > builtAt;
  };
  const source = globSync(SOURCES, { cwd: folder, exclude: GENERATED }).find(isNewer);
  return source && `The build is older than ${source}: run \`npm run build\`.`;
}
