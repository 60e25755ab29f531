import { cpSync, mkdtempSync, symlinkSync } from "node:fs";
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
