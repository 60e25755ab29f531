import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { editFile } from "../copy-site.ts";
import { expect, holdReact, hydrated, test } from "./fixtures.ts";
import { type ServedCopy, serveCopy } from "./serve-copy.ts";

// A component by someone who knows no rule but that of stylesheets: new utility classes, a conditional one, its own
// stylesheet, an icon and a drawing. In a copy of the site that is built and served for this test.

const COMPONENT = `import { Icon } from "#app/media/icon";
import { Drawing } from "#app/patterns/drawing";

export function Notice({ loud, quiet }: { loud?: boolean; quiet?: boolean }) {
  const size = loud ? "text-[23px]" : "text-sm";
  return (
    <aside data-testid="notice" className={["notice mt-[17px]", size, quiet && "opacity-13", loud && "hover:pl-[31px]"].filter(Boolean).join(" ")}>
      <Icon name="rocket" className="text-[41px]" />
      <svg viewBox="0 0 96 96" className="size-[57px]" aria-hidden="true"><Drawing name="mark-quality" /></svg>
    </aside>
  );
}
`;

const STYLES = ".notice { border-left: 7px solid rgb(1, 2, 3); }\n";

let server: ServedCopy;

test.describe.configure({ mode: "serial", timeout: 120_000 });

test.beforeAll(async () => {
  server = await serveCopy((folder) => {
    writeFileSync(join(folder, "app/ui/notice.tsx"), COMPONENT);
    writeFileSync(join(folder, "app/ui/notice.css"), STYLES);
    const page = "app/routes/about-us.tsx";
    editFile(folder, page, "      <CallBand", "      <Notice loud />\n      <CallBand");
    editFile(folder, "app/root.tsx", 'import "virtual:uno.css"', 'import "./ui/notice.css";\nimport "virtual:uno.css"');
    editFile(folder, page, /^/, 'import { Notice } from "#app/ui/notice";\n');
  });
});

test.afterAll(() => server?.stop());

test("its styles, icon and drawing work before hydration, after it, and after a client navigation", async ({
  page,
}) => {
  const notice = page.getByTestId("notice");
  const look = async () => {
    await expect(notice).toHaveCSS("border-left", "7px solid rgb(1, 2, 3)");
    await expect(notice).toHaveCSS("margin-top", "17px");
    await expect(notice).toHaveCSS("font-size", "23px");
    await expect(notice).toHaveCSS("opacity", "1");
    await expect(notice.locator("svg").first()).toHaveCSS("width", "41px");
    await expect(notice.locator("svg").last()).toHaveCSS("width", "57px");
    for (const use of await notice.locator("use").all()) {
      await expect.poll(() => use.evaluate((element: SVGUseElement) => element.getBBox().width)).toBeGreaterThan(10);
    }
    await notice.hover();
    await expect(notice).toHaveCSS("padding-left", "31px");
    await page.mouse.move(0, 0);
  };
  const resume = await holdReact(page);
  await page.goto(`${server.origin}/about-us`);
  await look();
  resume();
  await hydrated(page);
  await look();
  await page.goto(`${server.origin}/careers`);
  await hydrated(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/about-us/);
  await look();
});
