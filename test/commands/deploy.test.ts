import { spawn, spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { copySite, editFile } from "../copy-site.ts";
import { type FakeCloudflare, PRESENT, startFakeCloudflare, UPLOADED } from "./fake-cloudflare.ts";

// `npm run deploy` on a copy of the site, unfinished at first. wrangler is the real one; Cloudflare is not.

// Some build the site.
vi.setConfig({ testTimeout: 120_000 });

const UNCONFIRMED = "app/lib/unconfirmed.ts";

/** wrangler sets them at the same time. */
const TRIGGERS = Array(2).fill(expect.stringMatching(/^(domain www\.mhs\.madeup|cron trigger \* \* \* \* \*)$/));

let folder: string;
let cloudflare: FakeCloudflare;

beforeAll(async () => {
  cloudflare = await startFakeCloudflare();
  folder = copySite();
  // Set here, so that this test still passes when the owner has set the real values.
  editFile(folder, "content/site.ts", /siteOrigin = .*;/, 'siteOrigin = "https://mhs.example.com";');
  writeFileSync(join(folder, UNCONFIRMED), 'export const chairman = sample("Ada Obi");\n');
  adminApi("production", "https://admin.example.com/api/");
  adminApi("preview", "https://admin-preview.example.com/api/");
  // The outbox as the owner switches it on.
  editFile(folder, "wrangler.toml", /^# (d1_databases = .*production.*)$/m, "$1");
});

beforeEach(() => {
  cloudflare.changes = [];
  cloudflare.deployment = [{ version_id: PRESENT, percentage: 100 }];
});

afterAll(async () => {
  await cloudflare.close();
  rmSync(folder, { recursive: true, force: true });
});

test("the preview accepts an unfinished site, lists what is unfinished, and a dry run uploads nothing", async () => {
  const { status, output } = await deploy("--dry-run");
  expect(output).toContain("Preflight for preview");
  expect(output).toContain("warning  ADMIN_API_URL leads to admin-preview.example.com, a reserved name");
  expect(output).toContain("warning  siteOrigin leads to mhs.example.com, a reserved name");
  expect(output).toMatch(/warning {2}\d+ values are not confirmed/);
  expect(output).toContain('app/lib/unconfirmed.ts:1  export const chairman = sample("Ada Obi");');
  expect(output).not.toContain("refused  ");
  expect(output).toContain('env.ENVIRONMENT ("preview")');
  expect(output).toContain("--dry-run: exiting now.");
  // What tests below expect to be absent.
  expect(output).toContain("Total Upload");
  expect(output).toContain("vite");
  expect(cloudflare.changes).toEqual([]);
  expect(status).toBe(0);
});

test("the preview serves its version at once", async () => {
  const { status, output, outputs } = await deployBuilt("--tag", "0cfb30e");
  expect(cloudflare.changes).toEqual(["version 0cfb30e", `deployment: ${UPLOADED} 100 %`]);
  expect(output).toContain(`smoke test: https://preview.mhs.workers.dev --version ${UPLOADED}\n`);
  expect(outputs).toBe("origin=https://preview.mhs.workers.dev\n");
  expect(status).toBe(0);
});

test("a pull request's version has an address of its own, and fails the command with its smoke test", async () => {
  const { status, output } = await deployBuilt("--preview-alias", "broken-12");
  expect(cloudflare.changes).toEqual(["version broken-12"]);
  const address = "https://broken-12-preview.mhs.workers.dev";
  expect(output).toContain(`smoke test: ${address} --version ${UPLOADED}\n`);
  expect(output).toContain(`${address} serves version ${UPLOADED}, which failed its smoke test.`);
  expect(status).toBe(1);
});

test("production refuses an unfinished site, does not run wrangler, and never prints a password", async () => {
  const toml = adminApi("production", "https://user:hunter2@admin.example.com/api/");
  const { status, output } = await deploy("--production", "--dry-run");
  writeFileSync(join(folder, "wrangler.toml"), toml);
  expect(output).toContain("Preflight for production");
  expect(output).toContain("refused  vars.ADMIN_API_URL: must be an https address without user name and password");
  expect(output).toContain("refused  siteOrigin leads to mhs.example.com, a reserved name");
  expect(output).toMatch(/refused {2}\d+ values are not confirmed/);
  expect(output).toContain("Not deployed.");
  expect(output).not.toContain("hunter2");
  expect(output).not.toContain("Total Upload");
  expect(status).toBe(1);
});

test("production keeps its version when the new one fails the smoke test", async () => {
  finishSite();
  // The real smoke test: nothing answers at www.mhs.madeup.
  const { status, output } = await deploy("--production");
  expect(output).not.toContain("refused  ");
  expect(output).toContain("0 of 6 checks passed");
  expect(cloudflare.changes).toEqual([
    "database mhs-production-contact-outbox",
    "version",
    "migration 0001_contact_outbox.sql",
    `deployment: ${PRESENT} 100 %, ${UPLOADED} 0 %`,
  ]);
  expect(output).toContain(`production serves ${PRESENT} as before`);
  const header = `Cloudflare-Workers-Version-Overrides: mhs-website-production="${UPLOADED}"`;
  expect(output).toContain(`curl -H '${header}' https://www.mhs.madeup/`);
  expect(output).toContain(`npx wrangler versions deploy ${UPLOADED}@100% --yes -c build/server/wrangler.json`);
  expect(status).toBe(1);
});

test("production is tried before visitors get it; routes and cron triggers follow", async () => {
  const { status, output, outputs } = await deployBuilt("--production");
  expect(output).toContain(
    `smoke test: https://www.mhs.madeup --version ${UPLOADED} --worker mhs-website-production\n`,
  );
  expect(cloudflare.changes).toEqual([
    "version",
    "migration 0001_contact_outbox.sql",
    `deployment: ${PRESENT} 100 %, ${UPLOADED} 0 %`,
    `deployment: ${UPLOADED} 100 %`,
    ...TRIGGERS,
  ]);
  expect(outputs).toBe("origin=https://www.mhs.madeup\n");
  expect(status).toBe(0);
});

test("the first deployment of production has no version to keep", async () => {
  cloudflare.deployment = [];
  const { status, output } = await deployBuilt("--production");
  expect(cloudflare.changes).toEqual(["version, for every visitor", ...TRIGGERS, "migration 0001_contact_outbox.sql"]);
  expect(output).toContain(`smoke test: https://www.mhs.madeup --version ${UPLOADED}\n`);
  expect(status).toBe(0);
});

test("production is left alone when it has two versions, or when Cloudflare does not answer", async () => {
  cloudflare.deployment = [60, 40].map((percentage) => ({ version_id: PRESENT, percentage }));
  const split = await deployBuilt("--production");
  expect(split.output).toContain("Production has two versions. Choose one first");
  const unreachable = { ...withoutBuild(), CLOUDFLARE_API_BASE_URL: "http://127.0.0.1:9" };
  const silent = await run(["--production"], unreachable);
  expect(silent.output).toContain("wrangler does not say which version production has");
  expect(cloudflare.changes).toEqual([]);
  expect([split.status, silent.status]).toEqual([1, 1]);
});

test.for([["--prodution"], ["production"], ["--production", "--preview-alias", "pr-1"]])(
  "%s is refused before anything is built",
  async (mistake) => {
    const { status, output } = await deploy(...mistake, "--dry-run");
    expect(status).toBe(1);
    expect(output).not.toContain("vite");
  },
);

test.for([
  ["--production -- --dry-run", "--production --dry-run"],
  ["--preview-alias=pr-1", "--preview-alias=pr-1"],
])("npm run deploy %s, whose options npm keeps, ends with the right spelling", ([written = "", spelling]) => {
  const { status, stdout, stderr } = spawnSync("npm", ["run", "deploy", ...written.split(" ")], {
    cwd: folder,
    encoding: "utf8",
    // A regression must not reach Cloudflare.
    env: { ...process.env, NODE_ENV: undefined, CLOUDFLARE_API_BASE_URL: "http://127.0.0.1:9" },
  });
  expect(stderr).toContain(`Nothing was deployed. Write: npm run deploy -- ${spelling}\n`);
  expect(stdout).not.toContain("vite");
  expect(status).toBe(1);
});

/** Replaces what an owner has to fill in. */
function finishSite() {
  rmSync(join(folder, UNCONFIRMED));
  for (const file of globSync("content/**/*.ts", { cwd: folder })) {
    const source = readFileSync(join(folder, file), "utf8");
    writeFileSync(
      join(folder, file),
      source.replaceAll(/\bsample(?=[<(])/g, "confirmed").replaceAll("{ sample }", "{ confirmed }"),
    );
  }
  editFile(folder, "content/site.ts", "https://mhs.example.com", "https://www.mhs.madeup");
  editFile(folder, "wrangler.toml", /^routes = .*/m, 'routes = [{ pattern = "www.mhs.madeup", custom_domain = true }]');
  adminApi("production", "https://admin.mhs.madeup/api/");
}

function adminApi(environment: string, address: string): string {
  const line = new RegExp(`(\\[env\\.${environment}\\.vars\\]\\n(?:.*\\n)*?ADMIN_API_URL = )".*"`);
  return editFile(folder, "wrangler.toml", line, `$1"${address}"`);
}

function deploy(...options: string[]) {
  return run(options, {});
}

/** Deploys what a test before has built. The smoke test, which has a test of its own, passes except for "broken". */
async function deployBuilt(...options: string[]) {
  const outputs = join(folder, "outputs");
  writeFileSync(outputs, "");
  const smoke = join(folder, "scripts/deploy/smoke.ts");
  const real = readFileSync(smoke, "utf8");
  writeFileSync(
    smoke,
    `const args = process.argv.slice(2).join(" ");
    console.log("smoke test: " + args);
    process.exit(args.includes("broken") ? 1 : 0);`,
  );
  const result = await run(options, { ...withoutBuild(), GITHUB_OUTPUT: outputs });
  writeFileSync(smoke, real);
  return { ...result, outputs: readFileSync(outputs, "utf8") };
}

function withoutBuild() {
  const bin = join(folder, "bin");
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, "react-router"), "#!/bin/sh\n", { mode: 0o755 });
  return { PATH: `${bin}:${process.env.PATH}` };
}

/** CLOUDFLARE_ENV is set to something else on purpose. NODE_ENV is Vitest's. */
async function run(options: string[], env: Record<string, string>) {
  const child = spawn("node", ["scripts/deploy/deploy.ts", ...options], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: undefined,
      CLOUDFLARE_ENV: "staging",
      CLOUDFLARE_API_BASE_URL: cloudflare.url,
      CLOUDFLARE_ACCOUNT_ID: "account",
      CLOUDFLARE_API_TOKEN: "token",
      WRANGLER_SEND_METRICS: "false",
      FORCE_COLOR: "0",
      // wrangler starts faster.
      NODE_COMPILE_CACHE: join(folder, "compiled"),
      ...env,
    },
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const output = (await Promise.all([text(child.stdout), text(child.stderr)])).join("");
  return { status: await ended, output };
}
