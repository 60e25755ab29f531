import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import { drawPicture, FILES, invented } from "#test/invented-entries.ts";
import { printed, root } from "./edited-content.ts";

const { member } = invented;
const PORTRAITS = "content/images/portraits";
const PORTRAIT = `${PORTRAITS}/${member.image.name}.svg`;

// Otherwise sharp would remember a picture whose file a test replaces.
sharp.cache(false);

afterEach(() => {
  rmSync(join(root, PORTRAITS), { recursive: true });
  cpSync(PORTRAITS, join(root, PORTRAITS), { recursive: true });
  drawPicture(root, member.image);
});

test.for([
  [".jpg", { width: 759, height: 1200 }, "has 759 × 1200 pixels; portraits need 760 × 760 or more."],
  [".svg", { width: 800, height: 700 }, "has 800 × 700 pixels; portraits need 760 × 760."],
  [".png", undefined, "cannot be read: save it as JPEG, PNG, WebP or SVG."],
] as const)("a portrait in %s of the size %o %s", async ([ending, size, said]) => {
  const file = PORTRAIT.replace(".svg", ending);
  const pixels = size && sharp({ create: { ...size, channels: 3, background: "gray" } }).jpeg();
  const svg = size && `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"/>`;
  rmSync(join(root, PORTRAIT));
  writeFileSync(join(root, file), (ending === ".svg" ? svg : await pixels?.toBuffer()) ?? "no picture");
  expect(await printed([])).toEqual([`${file}: ${said}`]);
});

test("a photo of an iPhone and a document are refused, whatever their ending", async () => {
  const file = PORTRAIT.replace(".svg", ".jpg");
  rmSync(join(root, PORTRAIT));
  const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x08mdat", "latin1");
  for (const content of [heic, Buffer.from("%PDF-1.7\n")]) {
    writeFileSync(join(root, file), content);
    expect(await printed([])).toEqual([`${file}: cannot be read: save it as JPEG, PNG, WebP or SVG.`]);
  }
});

test.for([
  [`${member.image.name}.svg`, "leave the ending out"],
  ["Garden", 'call it "garden"'],
  ["50%, café", 'call it "50-cafe"'],
])("a picture named %j is refused: %s", async ([named, advice]) => {
  const lines = await printed([[FILES.member, `name: "${member.image.name}"`, `name: "${named}"`]]);
  expect(lines).toEqual([`${FILES.member}: image.name "${named}" is not the name of a picture: ${advice}.`]);
});

test("a picture with two sources is refused", async () => {
  const other = PORTRAIT.replace(".svg", ".webp");
  const picture = { create: { width: 800, height: 800, channels: 3, background: "gray" } } as const;
  await sharp(picture).webp().toFile(join(root, other));
  expect(await printed([])).toEqual([`${other}: and ${member.image.name}.svg are one picture: delete one of them.`]);
});
