import { spawn, spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { confirmSamples, copySite, editFile } from "#test/copy-site.ts";
import { type FakeCloudflare, startFakeCloudflare, UPLOADED } from "./fake-cloudflare.ts";

// `npm run deploy` on a copy of the site, which is unfinished at first. wrangler is real, but Cloudflare is not.

vi.setConfig({ testTimeout: 120_000 });

const SERVED = "11111111-1111-4111-8111-111111111111";

const ADDRESS = `https://${UPLOADED.slice(0, 8)}-site.mhs.workers.dev`;

let folder: string;
let cloudflare: FakeCloudflare;

beforeAll(async () => {
  cloudflare = await startFakeCloudflare();
  folder = copySite();
  // Sample values, in case the owner has set the real ones.
  editFile(folder, "content/site.ts", /siteOrigin = .*;/, 'siteOrigin = "https://mhs.example.com"; // not sample()');
  editFile(folder, "content/site.ts", /^( +)phone: .*,$/m, '$1phone: "+92 51 000 0099", // a sample');
  adminApi("production", "https://admin.example.com/api/");
  adminApi("preview", "https://admin-preview.example.com/api/");
  const smoke = `console.log("smoke test: " + process.argv.slice(2).join(" "));
process.exit(Number(process.env.SMOKE_STATUS ?? 0));`;
  writeFileSync(join(folder, "scripts/deploy/smoke.ts"), smoke);
  mkdirSync(join(folder, "bin"));
  writeFileSync(join(folder, "bin/vite"), "#!/bin/sh\n", { mode: 0o755 });
});

beforeEach(() => {
  const served = { [SERVED]: 100 };
  Object.assign(cloudflare, { changes: [], exists: true, hasPreviewUrls: true, served, servedMeanwhile: undefined });
});

afterAll(async () => {
  await cloudflare.close();
  rmSync(folder, { recursive: true, force: true });
});

test("a dry run of the preview lists what is unfinished and uploads nothing", async () => {
  const { status, output } = await deploy(["--dry-run"]);
  expect(output).toContain("Preflight for preview");
  expect(output).toContain("warning  siteOrigin leads to mhs.example.com, a reserved name");
  expect(output).toMatch(/content\/site\.ts:\d+ {2}phone: "\+92 51 000 0099", \/\/ a sample/);
  expect(output).not.toContain("refused  ");
  expect(output).toContain('env.ENVIRONMENT ("preview")');
  expect(output).toContain("--dry-run: exiting now.");
  // Other tests expect these words to be absent.
  expect(output).toContain("Total Upload");
  expect(output).toContain("vite");
  // Everything in build/client/ is public.
  expect(globSync("build/client/**/*.map", { cwd: folder })).toEqual([]);
  expect(cloudflare.changes).toEqual([]);
  expect(status).toBe(0);
});

test("a pull request has its own address and does not replace the preview", async () => {
  const { status, outputs } = await deployBuilt(["--preview-alias", "pr-12"]);
  expect(cloudflare.changes).toEqual(["version pr-12"]);
  expect(outputs).toBe("origin=https://pr-12-site.mhs.workers.dev\n");
  expect(status).toBe(0);
});

test("production refuses an unfinished site without running wrangler or printing a password", async () => {
  const toml = adminApi("production", "https://user:hunter2@admin.example.com/api/");
  const { status, output } = await deploy(["--production", "--dry-run"]);
  writeFileSync(join(folder, "wrangler.toml"), toml);
  expect(output).toContain("Preflight for production");
  expect(output).toContain("refused  vars.ADMIN_API_URL: must be an https address without user name and password");
  expect(output).toContain("Not deployed.");
  expect(output).not.toContain("hunter2");
  expect(output).not.toContain("Total Upload");
  expect(status).toBe(1);
});

test.for([
  ["preview", ["--tag", "0cfb30e"], "version 0cfb30e", ADDRESS, []],
  ["production", ["--production"], "version", "https://www.mhs.madeup", ["domain www.mhs.madeup"]],
] as const)(
  "%s tests a version at its own address before visitors get it, then sets its domain",
  async ([environment, options, version, origin, domain]) => {
    finishSite();
    const { status, output, outputs } = await deploy([...options]);
    expect(output).not.toContain("refused  ");
    expect(output).toContain(`smoke test: ${ADDRESS} --version ${UPLOADED}\n`);
    expect(cloudflare.changes).toEqual([version, `deployment: ${UPLOADED} 100 %`, ...domain]);
    expect(cloudflare.sourceMaps).toContain("index.js");
    const back = `npx wrangler rollback ${SERVED} --name mhs-website-${environment}`;
    expect(output).toContain(`To take ${environment} back: ${back}\n`);
    expect(outputs).toBe(`origin=${origin}\n`);
    expect(status).toBe(0);
  },
);

test("production keeps its version when the new one fails the smoke test", async () => {
  const { status, output } = await deployBuilt(["--production"], { SMOKE_STATUS: "1" });
  expect(cloudflare.changes).toEqual(["version"]);
  expect(output).toContain("gets no visitors: mhs-website-production serves what it did before");
  expect(output).toContain(`npm run smoke -- ${ADDRESS} --version ${UPLOADED}\n`);
  expect(output).toContain(`npx wrangler versions deploy ${UPLOADED}@100% --yes -c build/server/wrangler.json && npx`);
  expect(status).toBe(1);
});

test("a gradual rollout, and what somebody else deployed during the smoke test, stay as they are", async () => {
  cloudflare.served = { [SERVED]: 90, another: 10 };
  const gradual = await deployBuilt(["--production"]);
  expect(gradual.output).toContain(`a gradual rollout is under way`);
  expect(gradual.output).toContain(`    ${SERVED} 90 %\n    another 10 %\n`);
  expect(gradual.output).toContain("npx wrangler versions deploy --name mhs-website-production\n");
  expect(cloudflare.changes).toEqual([]);
  Object.assign(cloudflare, { served: { [SERVED]: 100 }, servedMeanwhile: { another: 100 } });
  const overtaken = await deployBuilt(["--production"]);
  expect(overtaken.output).toContain("Somebody else deployed");
  expect(overtaken.output).toContain("They get another 100 %");
  expect(cloudflare.changes).toEqual(["version"]);
  expect([gradual.status, overtaken.status]).toEqual([1, 1]);
});

test("a Worker that does not exist, or whose versions have no address, stays as it is, with the command to run", async () => {
  cloudflare.exists = false;
  const first = await deployBuilt(["--production"]);
  expect(first.output).toContain(
    "does not exist yet, create it:\n  npx wrangler deploy -c build/server/wrangler.json\n",
  );
  expect(cloudflare.changes).toEqual([]);
  Object.assign(cloudflare, { exists: true, hasPreviewUrls: false });
  const hidden = await deployBuilt(["--production"]);
  expect(hidden.output).toContain("then repeat: npx wrangler triggers deploy -c build/server/wrangler.json\n");
  expect(cloudflare.changes).toEqual(["version"]);
  expect([first.status, hidden.status]).toEqual([1, 1]);
});

test.for(["--production -- --dry-run", "--preview-alias=pr-1"])(
  "npm run deploy %s, whose options npm keeps, deploys nothing",
  (written) => {
    const { status, stdout, stderr } = spawnSync("npm", ["run", "deploy", ...written.split(" ")], {
      cwd: folder,
      encoding: "utf8",
      // Keeps a regression from reaching Cloudflare.
      env: { ...process.env, NODE_ENV: undefined, CLOUDFLARE_API_BASE_URL: "http://127.0.0.1:9" },
    });
    expect(stderr).toMatch(/(npm kept --\S+ for itself|NODE_ENV is production), so nothing was done/);
    expect(stderr).toContain("npm run deploy -- --production");
    expect(stdout).not.toContain("vite");
    expect(status).toBe(1);
  },
);

/** Fills in what an owner must fill in. */
function finishSite() {
  confirmSamples(folder);
  editFile(folder, "content/site.ts", /siteOrigin = .*/, 'siteOrigin = "https://www.mhs.madeup";');
  editFile(folder, "wrangler.toml", /^routes = .*/m, 'routes = [{ pattern = "www.mhs.madeup", custom_domain = true }]');
  adminApi("production", "https://admin.mhs.madeup/api/");
}

function adminApi(environment: string, address: string): string {
  const line = new RegExp(`(\\[env\\.${environment}\\.vars\\]\\n(?:.*\\n)*?ADMIN_API_URL = )".*"`);
  return editFile(folder, "wrangler.toml", line, `$1"${address}"`);
}

/** Runs the command with a smoke test that only prints its arguments. CLOUDFLARE_ENV is wrong on purpose. */
async function deploy(options: string[], env: Record<string, string> = {}) {
  const outputs = join(folder, "outputs");
  writeFileSync(outputs, "");
  const child = spawn("node", ["scripts/deploy/deploy.ts", ...options], {
    cwd: folder,
    env: {
      ...process.env,
      // Vitest sets it.
      NODE_ENV: undefined,
      // vite/expected-warnings.ts sets it in this process.
      WRANGLER_LOG: undefined,
      CLOUDFLARE_ENV: "staging",
      CLOUDFLARE_API_BASE_URL: cloudflare.url,
      CLOUDFLARE_ACCOUNT_ID: "account",
      CLOUDFLARE_API_TOKEN: "token",
      WRANGLER_SEND_METRICS: "false",
      FORCE_COLOR: "0",
      GITHUB_OUTPUT: outputs,
      ...env,
    },
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const output = (await Promise.all([text(child.stdout), text(child.stderr)])).join("");
  return { status: await ended, output, outputs: readFileSync(outputs, "utf8") };
}

/** Deploys what an earlier test built. */
function deployBuilt(options: string[], env: Record<string, string> = {}) {
  return deploy(options, { PATH: `${join(folder, "bin")}:${process.env.PATH}`, ...env });
}
