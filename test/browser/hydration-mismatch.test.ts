import { expect, holdReact, hydrated, test } from "./fixtures";

// A page whose text was changed before React hydrates it, as browser translation does.

test("keeps its styles when React renders it again, without policy violations", async ({ page, pageErrors }) => {
  const resume = await holdReact(page);
  await page.goto("/careers");
  const heading = page.getByRole("heading", { level: 1 });
  const look = () =>
    heading.evaluate((element) => {
      const { fontSize, fontFamily, color } = getComputedStyle(element);
      return { fontSize, fontFamily, color, background: getComputedStyle(document.body).backgroundColor };
    });
  const before = await look();
  await heading.evaluate((element) => {
    element.innerHTML = "<font><font>Stellen</font></font>";
  });
  resume();
  await hydrated(page);
  await expect.poll(() => pageErrors.join()).toContain("Minified React error #418");
  expect(await look()).toEqual(before);
  expect(pageErrors.filter((line) => /policy/i.test(line))).toEqual([]);
  pageErrors.splice(0);
});
