import { screens } from "../browser/screens";
import { whatSticksOut } from "../browser/sticks-out";
import { expect, hydrated, sign, test } from "./fixtures";

const WIDTHS = [375, 768, 1280, 1920];

for (const path of screens) {
  test(`${path} in both themes: no error, no policy violation, nothing sticks out`, async ({ tab, open }) => {
    await tab.resize(1280, 800);
    await open(path);
    await hydrated(tab);
    for (const theme of ["light", "dark"]) {
      if (theme === "dark") {
        await tab.evaluate(() => document.querySelector<HTMLElement>("[data-theme-toggle]")?.click());
      }
      for (const width of WIDTHS) {
        await tab.resize(width, 800);
        await tab.evaluate(() => scrollTo(0, document.body.scrollHeight));
        expect(await tab.evaluate(whatSticksOut), theme).toEqual([]);
      }
      const paper = theme === "dark" ? "rgb(11, 21, 18)" : "rgb(251, 250, 246)";
      await sign(tab, (color) => getComputedStyle(document.body).backgroundColor === color, paper);
    }
  });
}
