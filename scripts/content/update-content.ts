import { hash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import * as simpleIcons from "simple-icons";
import { colors } from "#app/colors.ts";
import type { Entries } from "#app/entries/entries.ts";
import { brandIconUrl } from "#app/media/brand-icon-url.ts";
import type { Finding } from "./finding.ts";
import { type GeneratedFile, isSystemFile, pictureFile } from "./pictures.ts";
import type { Content } from "./read-content.ts";
import { shareCards } from "./share-cards.ts";
import { picturesOf } from "./values.ts";

/**
 * A hash of what each file was made from, by the path of its first output. Without it, nothing would tell that a
 * source has changed: the times of files do not survive a clone.
 */
const MANIFEST = "content/images/manifest.json";

/** Files that stand here by hand are in their parent. */
const FOLDERS = ["public/images/*/*", "public/og/*"];

/**
 * Brings everything that is made from the entries up to date.
 *
 * @param content without errors: a misspelled name would cost the pictures of the right one
 * @param isCheck report what is not up to date instead of making it
 */
export async function updateContent(content: Content, isCheck: boolean): Promise<Finding[]> {
  const { entries } = content;
  const pictures = picturesOf(content).map(pictureFile);
  const made = [...technologyIcons(entries), ...pictures, ...shareCards(entries)];
  return updateFiles(made, isCheck);
}

/** Wordmarks, of which the `viewBox` shows the first letter: whole they would be a few pixels high. */
const FIRST_LETTERS: Record<string, string> = { odoo: "-.1 9.9 6 6", woo: "-.1 6.4 11.2 11.2" };

/** The brand icons of the technologies in content/services/. */
function technologyIcons({ services }: Entries): GeneratedFile[] {
  const named = new Set(services.flatMap(({ detail }) => detail.technologies.map(({ icon }) => icon)));
  const icons = Object.values(simpleIcons).filter(({ slug }) => named.has(slug));
  return icons.map(({ slug, path }) => {
    const file = `public${brandIconUrl(slug)}`;
    // service.css inverts the color in the dark theme.
    const shape = `<path d="${path}"/>`;
    const viewBox = FIRST_LETTERS[slug] ?? "0 0 24 24";
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="${colors.ink.light}">${shape}</svg>\n`;
    // Not the path: a new version of simple-icons must not fail the check.
    return { outputs: [file], madeFrom: [slug, viewBox, colors.ink.light], make: async () => writeFileSync(file, svg) };
  });
}

/** Makes the files that are missing or out of date, and removes those that are no longer needed. */
async function updateFiles(files: GeneratedFile[], isCheck: boolean): Promise<Finding[]> {
  const before: Record<string, string> = JSON.parse(readFileSync(MANIFEST, "utf8"));
  const manifest: typeof before = {};
  const findings: Finding[] = [];
  for (const { outputs, source = outputs[0] ?? "", madeFrom, make } of files) {
    const [key = ""] = outputs;
    const version = hash("sha256", JSON.stringify(madeFrom));
    const isFresh = before[key] === version && outputs.every((file) => existsSync(file));
    if (!isFresh && isCheck) findings.push(...outputs.map((file) => outdated(file, "is missing or out of date")));
    try {
      if (!isFresh && !isCheck) {
        await make();
        for (const file of outputs) console.log(`Made ${file}`);
      }
      manifest[key] = version;
    } catch (error) {
      const [cause] = (error as Error).message.trim().split("\n");
      findings.push({ file: source, message: `cannot be drawn: ${cause}`, isError: true });
    }
  }
  const needed = new Set(files.flatMap(({ outputs }) => outputs));
  const leftover = FOLDERS.flatMap((folder) => globSync(folder)).filter(
    (file) => !needed.has(file) && !isSystemFile(file),
  );
  if (isCheck) return [...findings, ...leftover.map((file) => outdated(file, "is no longer needed"))];
  for (const file of findings.length > 0 ? [] : leftover.toSorted()) {
    rmSync(file);
    console.log(`Removed ${file}`);
  }
  writeFileSync(MANIFEST, `${JSON.stringify(Object.fromEntries(Object.entries(manifest).toSorted()), null, 2)}\n`);
  return findings;
}

function outdated(file: string, message: string): Finding {
  return { file, message: `${message}. Run \`npm run content\`.`, isError: true };
}
