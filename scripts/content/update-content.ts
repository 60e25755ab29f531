import { writeFileSync } from "node:fs";
import { sitePages } from "../../app/discovery/site-pages.ts";
import { PICTURE_KINDS } from "../../content/schema/picture.ts";
import { ruleProblems } from "./content-rules.ts";
import { updateFiles } from "./generated-files.ts";
import { pictureFiles } from "./pictures.ts";
import type { Problem } from "./problem.ts";
import type { Content, ContentEntries } from "./read-content.ts";
import { shareCards } from "./share-cards.ts";
import { PUBLISHED_URLS, readPublishedUrls, readSite } from "./site.ts";
import { technologyIcons } from "./technology-icons.ts";
import { allValues } from "./values.ts";

/**
 * Brings everything that is made from the valid entries up to date, and checks the rules.
 * @param isCheck report what is not up to date instead of making it
 */
export async function updateContent(content: Content, isCheck: boolean): Promise<Problem[]> {
  const { entries, files, problems } = content;
  const options = { isCheck, isComplete: problems.length === 0 };
  const values = allValues(files.filter((file) => file.problems.length === 0));
  const folders = PICTURE_KINDS.map((kind) => `public/images/${kind}`);
  const notMade = [
    ...(await updateFiles(["public/images/brands"], technologyIcons(entries.services), options)),
    ...(await updateFiles(folders, pictureFiles(values), options)),
    // After the pictures, because the cards show them.
    ...(await updateFiles(["public/og"], shareCards(entries, options.isComplete), options)),
    ...updatePublishedUrls(entries, isCheck),
  ];
  const broken = ruleProblems(await readSite(content));
  const reported = new Set(broken.map(({ file }) => file));
  return [...broken, ...notMade.filter(({ file }) => !reported.has(file))];
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
