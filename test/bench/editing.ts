/** What an editor waits for: the content command, the build, the development server. All times in seconds. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../free-port.ts";
import { buildSite } from "./bundle.ts";
import { run, start } from "./processes.ts";

/** Both in today's content; the article is edited. */
const FILE = "content/blogs/web-development-future.ts";
const PAGE = "/blogs/web-development-future";

const EDITS = 3;

const LIMIT_MS = 600_000;

const AT_ONCE_MS = 10;

/** In: the project's folder. With --check nothing is made, so that all is compared and no picture is drawn. */
export async function timeContentCommand(folder: string): Promise<number> {
  return seconds(async () => {
    await start(process.execPath, ["scripts/content/content.ts", "--check"], folder).ended;
  });
}

/** Of a folder that was not built before, or as if. */
export async function timeBuild(folder: string): Promise<number> {
  for (const leftover of ["build", ".react-router"]) rmSync(join(folder, leftover), { recursive: true, force: true });
  return seconds(() => buildSite(folder));
}

/** Between an edit of one article and the answer that has it; the first page is home. */
export async function timeDevelopment(folder: string): Promise<{ firstPage: number; edits: number[] }> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const before = performance.now();
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
    await until("/", "</html>");
    const firstPage = (performance.now() - before) / 1_000;
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
    return { firstPage, edits };
  } finally {
    await server.stop();
  }
}

/** Throws what TypeScript reports. */
export async function timeTypes(folder: string): Promise<number> {
  return seconds(() => run("npm", ["run", "-s", "check:types"], { limitMs: LIMIT_MS, folder }));
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return (performance.now() - before) / 1_000;
}
