import { execFile } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Copies the site's sources, with a link to node_modules/. @returns a new folder, which the caller must remove */
export function copySite(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-copy-"));
  const folders = ["app", "content", "workers", "scripts", "public", "vite"];
  const files = ["package.json", "wrangler.toml", "vite.config.ts", "react-router.config.ts", "uno.config.ts"];
  for (const part of [...folders, ...files, ...globSync("tsconfig*.json")]) {
    cpSync(part, join(folder, part), { recursive: true });
  }
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  return folder;
}

/**
 * Replaces the first match of `before` in a file of the copy. `after` may refer to groups: `$1`.
 *
 * @returns the text before the edit
 * @throws if nothing matches
 */
export function editFile(folder: string, file: string, before: string | RegExp, after: string): string {
  const path = join(folder, file);
  const source = readFileSync(path, "utf8");
  const isThere = typeof before === "string" ? source.includes(before) : before.test(source);
  if (!isThere) throw new Error(`${file} has no ${before}`);
  writeFileSync(path, source.replace(before, after));
  return source;
}

/** Runs a script of the copy in a child process. */
export function runScript(folder: string, ...args: string[]) {
  return new Promise<{ code: number; output: string; errors: string }>((resolve) => {
    execFile("node", args, { cwd: folder }, (error, output, errors) => {
      resolve({ code: error ? Number(error.code) : 0, output, errors });
    });
  });
}

/** Replaces each sample() call in the copy with its value, as the owner would, and reserved hosts with other ones. */
export function confirmSamples(folder: string): void {
  const call = /\$\{sample\("([^"]*)"\)\}|\bsample\(("[^"]*"|\[[^\]]*\]|\{[^}]*\}(?: satisfies Picture)?|[\d.]+)\)/g;
  const files = ["content/**/*.ts", "content/images/*/*.html", "wrangler.toml"];
  for (const file of globSync(files, { cwd: folder, exclude: ["content/sample.ts"] })) {
    const path = join(folder, file);
    const confirm = (_: string, words?: string, value?: string) => words ?? value ?? "";
    const confirmed = readFileSync(path, "utf8")
      .replaceAll(call, confirm)
      .replaceAll("example.com", "madeup")
      .replaceAll("to be added", "Ada Obi")
      // Lines that call the certificate a sample.
      .replaceAll(/^(?!import ).*$/gm, (line) => line.replaceAll(/\bsample\b/gi, "copy"));
    writeFileSync(path, confirmed);
  }
}
