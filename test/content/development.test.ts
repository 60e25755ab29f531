import { rmSync } from "node:fs";
import { join } from "node:path";
import { createLogger, createServer } from "vite";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Entries } from "../../app/entries/entries.ts";
import { content } from "../../vite/content.ts";
import { copySite, editFile } from "../copy-site.ts";

// What an editor sees while `npm run dev` runs.

const FILE = "content/news/mhs-dubai-office.ts";

const SLOW = { timeout: 30_000 };

/** Starts the development server on a copy of the site, which `change` edits first. */
async function develop(change: (folder: string) => void = () => {}) {
  const folder = copySite();
  change(folder);
  const terminal: string[] = [];
  const sent: unknown[] = [];
  const logger = createLogger("silent");
  logger.error = (message) => terminal.push(message);
  logger.info = (message) => terminal.push(message);
  const server = await createServer({
    root: folder,
    configFile: false,
    mode: "development",
    appType: "custom",
    plugins: [
      content(),
      {
        name: "spy",
        configureServer({ ws }) {
          vi.spyOn(ws, "send").mockImplementation((payload: unknown) => sent.push(payload));
        },
      },
    ],
    customLogger: logger,
    server: { middlewareMode: true },
  });
  onTestFinished(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  return {
    folder,
    sent,
    watcher: server.watcher,
    says: (text: string) => vi.waitFor(() => expect(terminal.join("\n")).toContain(text), 10_000),
    titles: async () => {
      const loaded = await server.environments.ssr.transformRequest("virtual:content");
      const [, json = ""] = /contentJson = (".*");/.exec(loaded?.code ?? "") ?? [];
      return (JSON.parse(JSON.parse(json)) as Entries).articles.map(({ title }) => title);
    },
  };
}

const overlay = (text: string) => ({ type: "error", err: { message: expect.stringContaining(text) } });

test("shows a mistake until it is fixed, and keeps the last valid page", SLOW, async () => {
  const { folder, sent, says, titles } = await develop();
  const before = await titles();
  const source = editFile(folder, FILE, /excerpt:\s*"[^"]*",/, "");
  await says(`${FILE}: excerpt is missing.`);
  expect(sent.at(-1)).toMatchObject(overlay("excerpt is missing."));
  expect(await titles()).toEqual(before);
  editFile(folder, FILE, /[\s\S]*/, source.replaceAll("$", "$$$$"));
  await says("All mistakes in the content are fixed.");
  expect(sent.at(-1)).toEqual({ type: "full-reload" });
});

test("applies edits at once and reports mistakes that only the rules find", SLOW, async () => {
  const { folder, says, titles } = await develop();
  const before = await titles();
  editFile(folder, FILE, /title: ".*"/, 'title: "An edited title"');
  await vi.waitFor(async () => expect(await titles()).toContain("An edited title"), 10_000);
  editFile(folder, FILE, /category: ".*"/, 'category: "Moblie"');
  await says(`${FILE}: category "Moblie" looks like a misspelling of "Mobile"`);
  rmSync(join(folder, FILE));
  await vi.waitFor(async () => expect(await titles()).toHaveLength(before.length - 1), 10_000);
});

test("a mistake from before the start disappears when it is fixed", SLOW, async () => {
  const { folder, says, titles } = await develop((copy) => void editFile(copy, "content/home.ts", "title:", "titel:"));
  await says("content/home.ts: homePage.title is missing.");
  expect((await titles()).length).toBeGreaterThan(5);
  editFile(folder, "content/home.ts", "titel:", "title:");
  await says("All mistakes in the content are fixed.");
});
