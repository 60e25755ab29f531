import { rmSync } from "node:fs";
import { createLogger, createServer, type HotPayload, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Entries } from "../../app/entries/entries";
import { content } from "../../vite/content";
import { copySite, editFile } from "../copy-site";

// What an editor sees while `npm run dev` runs: its terminal, the overlay, and what the Worker gets.

const FILE = "content/news/mhs-dubai-office.ts";

let folder: string;
let server: ViteDevServer;
const terminal: string[] = [];
const sent: HotPayload[] = [];

beforeAll(async () => {
  folder = copySite();
  const logger = createLogger("silent");
  logger.error = (message) => terminal.push(message);
  logger.info = (message) => terminal.push(message);
  server = await createServer({
    root: folder,
    configFile: false,
    mode: "development",
    appType: "custom",
    plugins: [content()],
    customLogger: logger,
    server: { middlewareMode: true },
  });
  vi.spyOn(server.ws, "send").mockImplementation((payload: unknown) => sent.push(payload as HotPayload));
}, 30_000);

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

async function titles(): Promise<string[]> {
  const loaded = await server.environments.ssr.transformRequest("virtual:content");
  const [, json = ""] = /contentJson = (".*");/.exec(loaded?.code ?? "") ?? [];
  return (JSON.parse(JSON.parse(json)) as Entries).articles.map(({ title }) => title);
}

const shown = (text: string) =>
  vi.waitFor(() => expect(terminal.some((message) => message.includes(text))).toBe(true), 10_000);

test("a mistake is in the terminal and over the page, which keeps what was there; mended, it goes away", async () => {
  const before = await titles();
  const source = editFile(folder, FILE, /excerpt:\s*"[^"]*",/, "");
  await shown(`${FILE}: excerpt is missing.`);
  expect(sent.at(-1)).toMatchObject({
    type: "error",
    err: { message: expect.stringContaining("excerpt is missing.") },
  });
  expect(await titles()).toEqual(before);
  editFile(folder, FILE, /[\s\S]*/, source.replaceAll("$", "$$$$"));
  await shown("no mistakes any more");
  expect(sent.some(({ type }) => type === "full-reload")).toBe(true);
  expect(await titles()).toEqual(before);
});

test("an edit is there without a restart, and a mistake that only the rules know is told beside it", async () => {
  editFile(folder, FILE, /title: ".*"/, 'title: "An edited title"');
  await vi.waitFor(async () => expect(await titles()).toContain("An edited title"), 10_000);
  editFile(folder, FILE, /category: ".*"/, 'category: "Moblie"');
  await shown(`${FILE}: category "Moblie" is one letter away from "Mobile"`);
  expect(await titles()).toContain("An edited title");
});
