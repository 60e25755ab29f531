import { screens } from "../browser/screens.ts";
import { whatSticksOut } from "../browser/sticks-out.ts";
import { expect, hydrated, sign, test } from "./fixtures.ts";

const WIDTHS = [375, 768, 1280, 1920];
const PAPER = { light: "rgb(251, 250, 246)", dark: "rgb(11, 21, 18)" };

for (const path of screens) {
  test(`${path} in both themes: no error, no policy violation, nothing sticks out`, async ({ tab, open }) => {
    await open(path);
    await hydrated(tab);
    let theme: keyof typeof PAPER = "light";
    const check = async () => {
      await sign(tab, (color) => getComputedStyle(document.body).backgroundColor === color, PAPER[theme]);
      await tab.evaluate(() => scrollTo(0, document.body.scrollHeight));
      expect(await tab.evaluate(whatSticksOut), theme).toEqual([]);
    };
    for (const width of WIDTHS) {
      await tab.resize(width, 800);
      await check();
      await tab.evaluate(() => document.querySelector<HTMLElement>("[data-theme-toggle]")?.click());
      theme = theme === "light" ? "dark" : "light";
      await check();
    }
  });
}
