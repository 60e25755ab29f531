import { writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import * as simpleIcons from "simple-icons";
import { sitePages } from "#app/discovery/site-pages.ts";
import { brandIconUrl } from "#app/media/brand-icon-url.ts";
import type { ServiceEntry } from "#content/types.ts";
import { color } from "#scripts/art/colors.ts";
import { ruleProblems } from "./content-rules.ts";
import { type GeneratedFile, updateFiles } from "./generated-files.ts";
import { pictureFile } from "./pictures.ts";
import type { Problem } from "./problem.ts";
import { PUBLISHED_URLS, readPublishedUrls } from "./published-urls.ts";
import type { Content, ContentEntries } from "./read-content.ts";
import { shareCards } from "./share-cards.ts";
import { allValues, isPicture } from "./values.ts";

/**
 * Checks the rules, and brings everything that is made from the entries up to date. While there are mistakes, nothing
 * is made or removed: a misspelled name would cost the pictures of the right one.
 * @param isCheck report what is not up to date instead of making it
 */
export async function updateContent(content: Content, isCheck: boolean): Promise<Problem[]> {
  const { entries, files, problems } = content;
  const broken = await ruleProblems(content);
  if (problems.length + broken.length > 0) return broken;
  const pictures = allValues(files).flatMap(({ value }) => (isPicture(value) ? [pictureFile(value)] : []));
  // After the pictures, because the cards show them.
  const made = [...technologyIcons(entries.services), ...pictures, ...shareCards(entries)];
  return [...(await updateFiles(made, isCheck)), ...updatePublishedUrls(entries, isCheck)];
}

/** The brand icons of the technologies in content/services/. content-rules.ts reports unknown names. */
function technologyIcons(services: ServiceEntry[]): GeneratedFile[] {
  const named = new Set(services.flatMap(({ detail }) => detail.technologies.map(({ icon }) => icon)));
  return Object.values(simpleIcons)
    .filter(({ slug }) => named.has(slug))
    .map(({ slug, path }) => {
      const file = `public${brandIconUrl(slug)}`;
      // service.css inverts the color in the dark theme.
      const shape = `<path d="${path}"/>`;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="${color("ink")}">${shape}</svg>\n`;
      return { source: file, outputs: [file], madeFrom: () => [svg], make: () => writeFile(file, svg) };
    });
}

function updatePublishedUrls(entries: ContentEntries, isCheck: boolean): Problem[] {
  const listed = readPublishedUrls();
  const added = sitePages(entries)
    .map(({ path }) => path)
    .filter((path) => !listed.includes(path));
  if (isCheck) {
    return added.map((path) => ({ file: PUBLISHED_URLS, message: `lacks ${path}. Run \`npm run content\`.` }));
  }
  if (added.length > 0) {
    writeFileSync(PUBLISHED_URLS, `${[...listed, ...added].join("\n")}\n`);
    console.log(`Made ${PUBLISHED_URLS}`);
  }
  return [];
}
