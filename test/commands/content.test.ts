import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { type PictureKind, pictureUrls } from "#app/media/picture-sizes.ts";
import { copySite, editFile, runScript } from "#test/copy-site.ts";
import { addFixtures, FIXTURE_FILES, fixtures } from "#test/fixtures/entries.ts";

// `npm run content` on a copy of the site.

/** Long, because the machine may be busy. The command itself takes seconds. */
const SLOW = { timeout: 240_000 };

const TEXT = FIXTURE_FILES.post.replace(/ts$/, "md");
const COVER = `content/images/covers/${fixtures.post.image.name}.svg`;
const PORTRAIT = `content/images/portraits/${fixtures.member.image.name}.png`;
const HALL = "content/images/articles/server-hall.jpg";

const PROJECT = `content/images/projects/${fixtures.project.image.name}`;

const made = (file: string) => `Made ${file}`;
const publicFiles = (kind: PictureKind, name: string, isSvg = false) =>
  pictureUrls(kind, name, { isSvg }).map((url) => `public${url}`);

const COVERS = publicFiles("covers", fixtures.post.image.name, true);
const PORTRAITS = publicFiles("portraits", fixtures.member.image.name);
const HALLS = publicFiles("articles", "server-hall");
const PROJECTS = ["", "-dark"].flatMap((theme) => publicFiles("projects", fixtures.project.image.name + theme));
const ICONS = "app/media/icons.svg";
const CARD = `public/og${fixtures.post.url.replace("/blogs/", "/blogs-")}.png`;

test("generates pictures and share cards, regenerates them after an edit, and removes unused ones", SLOW, async () => {
  const folder = copySite();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  addFixtures(folder, ["post", "member", "project"]);
  editFile(folder, FIXTURE_FILES.project, 'alt: "Screen', 'dark: true, alt: "Screen');
  await sharp({ create: { width: 1600, height: 1000, channels: 3, background: "#123" } })
    .png()
    .toFile(join(folder, `${PROJECT}-dark.png`));
  const glass = { width: 800, height: 900, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } } as const;
  const portrait = await sharp({ create: glass }).png().toBuffer();
  rmSync(join(folder, PORTRAIT.replace("png", "svg")));
  writeFileSync(join(folder, PORTRAIT), portrait);
  mkdirSync(join(folder, "content/images/articles"), { recursive: true });
  const hall = sharp({ create: { ...glass, width: 300, height: 900 } });
  // As a phone stores a photo that was taken sideways.
  await hall.withMetadata({ orientation: 6 }).toFile(join(folder, HALL));
  editFile(folder, TEXT, "needs no room.", "needs no room.\n\n![A server hall](server-hall)");

  expect(await update(folder)).toEqual(
    expect.arrayContaining([...COVERS, ...PORTRAITS, ...PROJECTS, ...HALLS, CARD].map(made)),
  );
  // The light source is transparent.
  for (const file of PROJECTS) {
    expect((await sharp(join(folder, file)).stats()).isOpaque, file).toBe(file.includes("-dark"));
  }
  for (const file of PORTRAITS) expect((await sharp(join(folder, file)).stats()).isOpaque, file).toBe(false);
  const shapes = await Promise.all(HALLS.map((file) => sharp(join(folder, file)).metadata()));
  expect(shapes.map(({ width, height }) => [width, height])).toEqual([
    [480, 160],
    [800, 267],
    ...Array.from({ length: 3 }, () => [900, 300]),
  ]);

  editFile(folder, COVER, "/>", '><path d="M0 0h9v9z"/></svg>');
  editFile(folder, ICONS, "</g>", "<path/></g>");
  const advice = "is missing, out of date or edited by hand. Run `npm run content`.";
  const outdated = [ICONS, COVERS.join(", "), CARD].map((files) => `${files}: ${advice}`);
  expect(await update(folder, "--check")).toEqual(outdated);
  writeFileSync(join(folder, PORTRAIT), portrait.subarray(0, portrait.length / 2));
  expect(await update(folder)).toEqual([
    ...[ICONS, ...COVERS, CARD].map(made),
    expect.stringContaining(`${PORTRAIT}: cannot be drawn: `),
  ]);

  for (const file of [
    FIXTURE_FILES.post,
    TEXT,
    FIXTURE_FILES.member,
    FIXTURE_FILES.project,
    COVER,
    PORTRAIT,
    HALL,
    CARD,
  ])
    rmSync(join(folder, file));
  expect(await update(folder)).toEqual(
    [...COVERS, ...HALLS, ...PORTRAITS, ...PROJECTS].toSorted().map((file) => `Removed ${file}`),
  );
  // A stale manifest entry would make a removed file count as up to date once its entry returns.
  expect(readFileSync(join(folder, "content/images/manifest.json"), "utf8")).not.toContain("invented");
});

/** @returns the lines of the output that contain a file name */
async function update(folder: string, ...args: string[]): Promise<string[]> {
  const { output, errors } = await runScript(folder, "scripts/content/content.ts", ...args);
  return `${output}${errors}`.split("\n").filter((line) => /^(Made|Removed|app\/|content\/|public\/)/.test(line));
}
