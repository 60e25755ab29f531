import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Copies what the site is built of, with a link to node_modules/. Out: a new folder, which the caller removes. */
export function copySite(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-copy-"));
  const parts = [
    "app",
    "content",
    "workers",
    "scripts",
    "public",
    "migrations",
    "vite",
    "package.json",
    "wrangler.toml",
    "tsconfig.json",
  ];
  for (const part of [...parts, "vite.config.ts", "react-router.config.ts", "uno.config.ts"]) {
    cpSync(part, join(folder, part), { recursive: true });
  }
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  return folder;
}

/**
 * Replaces the first match of `before` in a file of the copy; `$1` in `after` is its group. Out: the text that was
 * there. Throws when nothing matches: the test would try the site as it is.
 */
export function editFile(folder: string, file: string, before: string | RegExp, after: string): string {
  const path = join(folder, file);
  const source = readFileSync(path, "utf8");
  const isThere = typeof before === "string" ? source.includes(before) : before.test(source);
  if (!isThere) throw new Error(`${file} has no ${before}`);
  writeFileSync(path, source.replace(before, after));
  return source;
}
