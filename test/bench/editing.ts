import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../free-port.ts";
import { start } from "./processes.ts";

/** Both in today's content; the article is edited. */
const FILE = "content/blogs/web-development-future.ts";
const PAGE = "/blogs/web-development-future";

const EDITS = 3;

const LIMIT_MS = 600_000;

const AT_ONCE_MS = 10;

/** The times in seconds between an edit of one article and the first answer of `npm run dev` that has it. */
export async function timeEdits(folder: string): Promise<number[]> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const args = ["--port", String(port), "--strictPort"];
  const server = start("node_modules/.bin/react-router", ["dev", ...args], folder);
  try {
    const until = async (path: string, text: string) => {
      const giveUp = Date.now() + LIMIT_MS;
      while (!server.hasEnded() && Date.now() < giveUp) {
        const page = await fetch(origin + path).then(
          (response) => response.text(),
          () => "",
        );
        if (page.includes(text)) return;
        await new Promise((resolve) => setTimeout(resolve, AT_ONCE_MS));
      }
      throw new Error(`The development server did not show ${path} with "${text}":\n${server.output()}`);
    };
    await until(PAGE, "</html>");
    const path = join(folder, FILE);
    const source = readFileSync(path, "utf8");
    const edits: number[] = [];
    for (let edit = 0; edit < EDITS; edit++) {
      const heading = `Edited ${edit} ${Date.now()}`;
      writeFileSync(path, source.replace(/heading: ".*"/, `heading: "${heading}"`));
      edits.push(await seconds(() => until(PAGE, heading)));
    }
    writeFileSync(path, source);
    return edits;
  } finally {
    await server.stop();
  }
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return (performance.now() - before) / 1_000;
}
