import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { confirmSamples, copySite, editFile } from "#test/copy-site.ts";

// `npm run deploy` in a copy of the site with all samples confirmed. Fakes that record their arguments replace the
// build, Wrangler and the smoke test.

const URL = "https://2222-site.mhs.workers.dev";

const ALIAS_URL = "https://pr-12-site.mhs.workers.dev";

const FAKES = {
  "bin/fake-build": `#!/bin/sh
rm -rf build/server && mkdir -p build/server
cp "built-$CLOUDFLARE_ENV.json" build/server/wrangler.json
`,
  "bin/wrangler": `#!/usr/bin/env node
import { appendFileSync } from "node:fs";
const [command, ...options] = process.argv.slice(2);
appendFileSync("calls", ["wrangler", command, ...options].join(" ") + "\\n");
const alias = options.some((option) => option.startsWith("--preview-alias")) ? "${ALIAS_URL}" : undefined;
const upload = { type: process.env.ENTRY ?? "version-upload", version_id: "2222", preview_url: "${URL}", preview_alias_url: alias };
appendFileSync(process.env.WRANGLER_OUTPUT_FILE_PATH, JSON.stringify(upload) + "\\n");
`,
  "scripts/deploy/smoke.ts": `import { appendFileSync } from "node:fs";
export async function smoke(...args: unknown[]) {
  appendFileSync("calls", \`smoke \${args.join(" ")}\\n\`);
  return !process.env.SMOKE_FAILS;
}
`,
};

let folder: string;

beforeAll(() => {
  folder = copySite();
  confirmSamples(folder);
  editFile(folder, "content/site.ts", /siteOrigin = .*/, 'siteOrigin = "https://www.mhs.madeup";');
  editFile(folder, "package.json", /"build": ".*"/, '"build": "fake-build"');
  mkdirSync(join(folder, "bin"));
  for (const [file, text] of Object.entries(FAKES)) writeFileSync(join(folder, file), text, { mode: 0o755 });
  for (const ENVIRONMENT of ["preview", "production"]) {
    const vars = { ENVIRONMENT, ADMIN_API_URL: "https://admin.mhs.madeup/api/" };
    const version_metadata = { binding: "CF_VERSION_METADATA" };
    const config = { vars, routes: [{ pattern: "www.mhs.madeup" }], version_metadata };
    writeFileSync(join(folder, `built-${ENVIRONMENT}.json`), JSON.stringify(config));
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function deploy(command: string, environment: Record<string, string> = {}) {
  for (const file of ["calls", "outputs"]) writeFileSync(join(folder, file), "");
  const PATH = `${join(folder, "bin")}:${process.env.PATH}`;
  const env = { ...process.env, GITHUB_OUTPUT: "outputs", PATH, ...environment };
  const { status, stdout, stderr } = spawnSync(command, { cwd: folder, env, shell: true, encoding: "utf8" });
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  return { status, output: stdout + stderr, calls: read("calls").trim().split("\n"), outputs: read("outputs") };
}

test.for([
  ["--tag=0cfb30e", " --tag=0cfb30e", URL],
  ["--production", "", "https://www.mhs.madeup"],
])("a deployment with %s tests the version before promoting it, then deploys triggers", ([option, label, origin]) => {
  const { status, output, calls, outputs } = deploy(`node scripts/deploy/deploy.ts ${option}`);
  expect(calls, output).toEqual([
    `wrangler versions upload${label}`,
    `smoke ${URL} 2222`,
    "wrangler versions deploy 2222@100% --yes",
    "wrangler triggers deploy",
  ]);
  expect(outputs).toBe(`origin=${origin}\n`);
  expect(status).toBe(0);
});

test("a failed smoke test keeps the current version", () => {
  const { status, calls } = deploy("node scripts/deploy/deploy.ts --production", { SMOKE_FAILS: "1" });
  expect(calls).toEqual(["wrangler versions upload", `smoke ${URL} 2222`]);
  expect(status).toBe(1);
});

test("an upload whose version Wrangler does not name gets no visitors", () => {
  const { status, output, calls } = deploy("node scripts/deploy/deploy.ts", { ENTRY: "other" });
  expect(output).toContain("Wrangler has named no uploaded version");
  expect([status, calls]).toEqual([1, ["wrangler versions upload"]]);
});

test("a pull request gets its own URL and does not replace the preview", () => {
  const { status, calls, outputs } = deploy("node scripts/deploy/deploy.ts --preview-alias pr-12");
  expect(calls).toEqual(["wrangler versions upload --preview-alias=pr-12", `smoke ${URL} 2222`]);
  expect(outputs).toBe(`origin=${ALIAS_URL}\n`);
  expect(status).toBe(0);
});

test("a preflight refusal stops production, but is only a warning for the preview", () => {
  const source = editFile(folder, "content/site.ts", "mhs.madeup", "mhs.example.com");
  const production = deploy("node scripts/deploy/deploy.ts --production");
  const preview = deploy("node scripts/deploy/deploy.ts --dry-run");
  writeFileSync(join(folder, "content/site.ts"), source);
  expect(production.output).toContain("refused  www.mhs.example.com is a reserved name");
  expect(preview.output).toContain("warning  www.mhs.example.com is a reserved name");
  expect([production.calls, preview.calls]).toEqual([[""], [""]]);
  expect([production.status, preview.status]).toEqual([1, 0]);
});

test("an unknown option deploys nothing", () => {
  const { status, output, calls } = deploy("node scripts/deploy/deploy.ts --production --environment preview");
  expect(output).toContain("Unknown option '--environment'");
  expect([status, calls]).toEqual([1, [""]]);
});
