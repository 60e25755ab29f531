import { cpSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import { drawPicture, FILES, invented } from "#test/invented-entries.ts";
import { printed, root } from "./edited-content.ts";

const { post, news, member } = invented;
const PORTRAITS = "content/images/portraits";
const PORTRAIT = `${PORTRAITS}/${member.image.name}.svg`;

// Otherwise sharp would remember a picture whose file a test replaces.
sharp.cache(false);

afterEach(() => {
  rmSync(join(root, PORTRAITS), { recursive: true });
  cpSync(PORTRAITS, join(root, PORTRAITS), { recursive: true });
  drawPicture(root, member.image);
});

test("two articles cannot share a picture", async () => {
  const lines = await printed([[FILES.post, post.image.name, news.image.name]]);
  expect(lines).toContain(`${FILES.news}: image.name is the same in ${FILES.post}.`);
});

test.for([
  [".jpg", { width: 759, height: 1200 }, "has 759 × 1200 pixels; portraits need 760 × 760 or more."],
  [".svg", { width: 800, height: 700 }, "is drawn 800 × 700; portraits are 760 × 760."],
  [".png", undefined, "is no picture: save it as JPEG, PNG, WebP or SVG."],
] as const)("a portrait in %s of the size %o %s", async ([ending, size, said]) => {
  const file = PORTRAIT.replace(".svg", ending);
  const pixels = size && sharp({ create: { ...size, channels: 3, background: "gray" } }).jpeg();
  const svg = size && `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"/>`;
  rmSync(join(root, PORTRAIT));
  writeFileSync(join(root, file), (ending === ".svg" ? svg : await pixels?.toBuffer()) ?? "no picture");
  expect(await printed([])).toEqual([`${file}: ${said}`]);
});

test("files that are no picture are named by their kind, whatever their ending", async () => {
  const file = PORTRAIT.replace(".svg", ".jpg");
  rmSync(join(root, PORTRAIT));
  const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x08mdat", "latin1");
  for (const [content, kind] of [
    [heic, "HEIC"],
    [Buffer.from("%PDF-1.7\n"), "PDF"],
  ] as const) {
    writeFileSync(join(root, file), content);
    expect(await printed([])).toEqual([`${file}: is a file of the kind ${kind}: save it as JPEG, PNG, WebP or SVG.`]);
  }
});

const SPELLED: [file: string, named: string, ...said: string[]][] = [
  ["garden.svg", "garden.svg", 'image.name "garden.svg" must be "garden": '],
  ["garden.svg", "Garden", 'image.name "Garden" must be "garden": '],
  ["Who is? #1.SVG", "who-is-sharp-1", 'Who is? #1.SVG: cannot be an address: rename it to "who-is-sharp-1.svg".'],
  ["50%, café.svg", "50%, café", 'rename it to "50-cafe.svg".', 'image.name "50%, café" must be "50-cafe": '],
];

test.for(SPELLED)("the picture %j, named %j, is refused with a name for it", async ([file, named, ...said]) => {
  const source = join(root, PORTRAITS, file);
  renameSync(join(root, PORTRAIT), source);
  const lines = await printed([[FILES.member, `name: "${member.image.name}"`, `name: "${named}"`]]);
  expect(lines).toEqual(said.map((sentence) => expect.stringContaining(sentence)));
});

test("a picture with two sources and a drawing with text are refused", async () => {
  const other = PORTRAIT.replace(".svg", ".webp");
  writeFileSync(
    join(root, PORTRAIT),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>x</text></svg>',
  );
  const picture = { create: { width: 800, height: 800, channels: 3, background: "gray" } } as const;
  await sharp(picture).webp().toFile(join(root, other));
  expect(await printed([])).toEqual([
    `${PORTRAIT}: has text, which each machine shows in another font: turn it into paths.`,
    `${other}: and ${member.image.name}.svg are one picture: delete one of them.`,
  ]);
});
