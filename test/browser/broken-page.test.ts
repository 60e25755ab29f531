import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { copySite } from "./site-copy";

// A page that throws, in a copy of the site that is built and served for this test: the real bundle has none.

const SECRET = "the reason that only the log may have";

let folder: string;
let port: number;
let server: ChildProcess;
let log = "";

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = copySite();
  breakPage("about-us.tsx", "export default function AboutUs({ loaderData }: Route.ComponentProps) {");
  breakPage("careers/careers.tsx", "export function loader() {");
  port = await freePort();
  execFileSync("react-router", ["build"], { cwd: folder, stdio: "pipe" });
  server = spawn(
    "wrangler",
    ["dev", "-c", "build/server/wrangler.json", "--port", String(port), "--inspector-port", "0"],
    {
      cwd: folder,
      env: { ...process.env, CI: "true", WRANGLER_SEND_METRICS: "false" },
    },
  );
  server.stdout?.on("data", (text) => (log += text));
  server.stderr?.on("data", (text) => (log += text));
  await expect.poll(() => log, { timeout: 60_000 }).toContain("Ready on");
  await expect
    .poll(
      () =>
        fetch(`http://localhost:${port}/`).then(
          (response) => response.status,
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(200);
});

test.afterAll(() => {
  server?.kill("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
});

for (const [path, what] of [
  ["/about-us", "component"],
  ["/careers", "loader"],
] as const) {
  test(`an exception in a page's ${what} shows the error page inside the layout, and is logged once`, async ({
    page,
  }) => {
    log = "";
    const response = await page.goto(`http://localhost:${port}${path}`);
    expect(response?.status()).toBe(500);
    expect(response?.headers()["cache-control"]).toBe("no-store");
    expect(response?.headers()["content-security-policy"]).toContain("script-src 'self' 'sha256-");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong on our side");
    await expect(page).toHaveTitle("Something went wrong - MHS");
    await expect(page.getByRole("banner").getByRole("link", { name: "Services" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Go Back to Home" })).toHaveAttribute("href", "/");
    expect(await page.content()).not.toContain(SECRET);
    await expect.poll(() => log.split(SECRET).length - 1).toBe(1);

    await page.getByRole("main").getByRole("link", { name: "Go Back to Home" }).click();
    await expect(page).toHaveTitle("Home - MHS");
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

function breakPage(file: string, line: string) {
  const path = join(folder, "app/routes", file);
  const source = readFileSync(path, "utf8");
  expect(source).toContain(line);
  writeFileSync(
    path,
    source.replace(line, `${line}\n  if (typeof window === "undefined") throw new Error("${SECRET}");`),
  );
}
