import { expect, test } from "@playwright/test";
import { editFile } from "../copy-site.ts";
import { violations } from "./axe.ts";
import { type ServedCopy, serveCopy } from "./serve-copy.ts";

const SECRET = "the reason that only the log may have";

let server: ServedCopy;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await serveCopy((folder) => {
    for (const [file, line] of [
      ["about-us.tsx", "export default function AboutUs({ loaderData }: Route.ComponentProps) {"],
      ["careers/careers.tsx", "export function loader() {"],
    ] as const) {
      const broken = `${line}\n  if (typeof window === "undefined") throw new Error("${SECRET}");`;
      editFile(folder, `app/routes/${file}`, line, broken);
    }
  });
});

test.afterAll(() => server?.stop());

for (const [path, what] of [
  ["/about-us", "component"],
  ["/careers", "loader"],
] as const) {
  test(`an exception in a page's ${what} shows the error page inside the layout, and is logged once`, async ({
    page,
  }) => {
    const before = logged();
    const response = await page.goto(server.origin + path);
    expect(response?.status()).toBe(500);
    expect(response?.headers()["cache-control"]).toBe("no-store");
    expect(response?.headers()["content-security-policy"]).toContain("script-src 'self' 'sha256-");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong on our side");
    await expect(page).toHaveTitle("Something went wrong - MHS");
    await expect(page.getByRole("banner").getByRole("link", { name: "Services" })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await expect(page.getByRole("main").getByRole("link", { name: "Go Back to Home" })).toHaveAttribute("href", "/");
    expect(await page.content()).not.toContain(SECRET);
    await expect.poll(() => logged() - before).toBe(1);

    await page.getByRole("main").getByRole("link", { name: "Go Back to Home" }).click();
    await expect(page).toHaveTitle("Home - MHS");
  });
}

function logged(): number {
  return server.log().split(SECRET).length - 1;
}
