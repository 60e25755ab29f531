import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import { expect, test } from "vitest";

test("Git keeps LF in texts on every machine, and pictures and fonts as they are", () => {
  const files = [".ci/run", "content/site.ts", ...globSync("public/**/*.{png,webp,avif,ico}").slice(0, 9)];
  const answers = execFileSync("git", ["check-attr", "text", "eol", "--", ...files], { encoding: "utf8" });
  for (const file of files) {
    const isText = !file.startsWith("public/");
    expect(answers).toContain(`${file}: text: ${isText ? "auto" : "unset"}\n`);
    if (isText) expect(answers).toContain(`${file}: eol: lf\n`);
  }
});
