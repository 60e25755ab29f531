import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { printed, root } from "./edited-content.ts";

const POST = "content/blogs/web-development-future.ts";
const NEWS = "content/news/mhs-dubai-office.ts";
const PORTRAIT = "content/images/portraits/founder.svg";

// Otherwise sharp would remember a picture whose file a test replaces.
sharp.cache(false);

test("two articles cannot share a picture", async () => {
  const lines = await printed([[POST, 'name: "web-development-future"', 'name: "mhs-dubai-office"']]);
  expect(lines).toContain(`${NEWS}: image.name is the same as image.name in ${POST}.`);
});

test.for([
  [".jpg", { width: 759, height: 1200 }, "has 759 × 1200 pixels; portraits need 760 × 760 or more."],
  [".svg", { width: 800, height: 700 }, "is drawn 800 × 700; portraits are 760 × 760."],
  [".png", undefined, "cannot be read as a picture."],
] as const)("a portrait in %s of the size %o %s", async ([ending, size, said]) => {
  const file = PORTRAIT.replace(".svg", ending);
  const pixels = size && sharp({ create: { ...size, channels: 3, background: "gray" } }).jpeg();
  const svg = size && `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"/>`;
  rmSync(join(root, PORTRAIT));
  writeFileSync(join(root, file), (ending === ".svg" ? svg : await pixels?.toBuffer()) ?? "no picture");
  expect(await printed([])).toEqual([`${file}: ${said}`]);
  rmSync(join(root, file));
  cpSync(PORTRAIT, join(root, PORTRAIT));
});
