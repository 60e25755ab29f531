import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { copySite, editFile } from "../copy-site.ts";

// `npm run deploy -- --dry-run` on copies of the site, unfinished and finished. Nothing is uploaded.

// Some build the site.
vi.setConfig({ testTimeout: 120_000 });

const UNCONFIRMED = "app/lib/unconfirmed.ts";

let folder: string;

beforeAll(() => {
  folder = copySite();
  // Set here, so that this test still passes when the owner has set the real values.
  editFile(folder, "content/site.ts", /siteOrigin = .*;/, 'siteOrigin = "https://mhs.example.com";');
  writeFileSync(join(folder, UNCONFIRMED), 'export const chairman = sample("Ada Obi");\n');
  editFile(
    folder,
    "wrangler.toml",
    /^routes = .*/m,
    'routes = [{ pattern = "mhs.example.com", custom_domain = true }]',
  );
  adminApi("production", "https://admin.example.com/api/");
  adminApi("preview", "https://admin-preview.example.com/api/");
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the preview accepts an unfinished site, and lists what is unfinished", () => {
  const { status, output } = deploy("--dry-run");
  expect(output).toContain("Preflight for preview");
  expect(output).toMatch(/warning {2}ADMIN_API_URL .* leads to admin-preview\.example\.com, a reserved name/);
  expect(output).toMatch(/warning {2}siteOrigin .* leads to mhs\.example\.com, a reserved name/);
  expect(output).toMatch(/warning {2}\d+ values are not confirmed/);
  expect(output).toContain('app/lib/unconfirmed.ts:1  export const chairman = sample("Ada Obi");');
  expect(output).not.toContain("refused");
  expect(output).toContain('env.ENVIRONMENT ("preview")');
  expect(output).toContain("--dry-run: exiting now.");
  // What the tests below expect to be absent.
  expect(output).toContain("vite");
  expect(output).toContain("Total Upload");
  expect(status).toBe(0);
});

test("production refuses it, names every reason, and does not run wrangler", () => {
  const limit = /^\[\[env\.production\.ratelimits\]\]\n.*\n.*\n.*\n/m;
  const toml = editFile(folder, "wrangler.toml", limit, "");
  const { status, output } = deploy("--production", "--dry-run");
  expect(output).toContain("Preflight for production");
  expect(output).toMatch(/refused {2}ADMIN_API_URL .* leads to admin\.example\.com, a reserved name/);
  expect(output).toMatch(/refused {2}siteOrigin .* leads to mhs\.example\.com, a reserved name/);
  expect(output).toMatch(/refused {2}The route mhs\.example\.com .* a reserved name/);
  expect(output).toMatch(/refused {2}\d+ values are not confirmed/);
  expect(output).toMatch(/refused {2}The contact form has no rate limit/);
  expect(output).toContain("Not deployed to production.");
  expect(output).not.toContain("Total Upload");
  expect(status).toBe(1);
  writeFileSync(join(folder, "wrangler.toml"), toml);
});

test("wrangler deploys the build, and the output says how to check it", () => {
  const { status, output, asked, outputs } = deployWith(
    { type: "deploy", version_id: "version-1", targets: ["https://mhs-website-preview.mhs.workers.dev"] },
    "--tag",
    "0cfb30e",
  );
  expect(asked).toBe("deploy -c build/server/wrangler.json --tag 0cfb30e CLOUDFLARE_ENV=");
  expect(output).toContain("npm run smoke -- https://mhs-website-preview.mhs.workers.dev --wait-for version-1");
  expect(outputs).toBe("origin=https://mhs-website-preview.mhs.workers.dev\nversion=version-1\n");
  expect(status).toBe(0);
});

test("a pull request's version is uploaded with its own preview URL", () => {
  const { status, asked, outputs } = deployWith(
    {
      type: "version-upload",
      version_id: "version-2",
      preview_url: "https://version2-mhs-website-preview.mhs.workers.dev",
      preview_alias_url: "https://pr-12-mhs-website-preview.mhs.workers.dev",
    },
    "--preview-alias",
    "pr-12",
  );
  expect(asked).toBe("versions upload --preview-alias pr-12 -c build/server/wrangler.json CLOUDFLARE_ENV=");
  expect(outputs).toBe("origin=https://pr-12-mhs-website-preview.mhs.workers.dev\nversion=version-2\n");
  expect(status).toBe(0);
});

test("production accepts a finished site", () => {
  rmSync(join(folder, UNCONFIRMED));
  for (const file of globSync("content/**/*.ts", { cwd: folder })) {
    const source = readFileSync(join(folder, file), "utf8");
    writeFileSync(
      join(folder, file),
      source.replaceAll(/\bsample(?=[<(])/g, "confirmed").replaceAll("{ sample }", "{ confirmed }"),
    );
  }
  editFile(folder, "content/site.ts", "https://mhs.example.com", "https://www.mhs.madeup");
  editFile(folder, "wrangler.toml", 'pattern = "mhs.example.com"', 'pattern = "www.mhs.madeup"');
  adminApi("production", "https://admin.mhs.madeup/api/");
  const { status, output } = deploy("--production", "--dry-run");
  expect(output).not.toContain("refused");
  expect(output).toContain('env.ENVIRONMENT ("production")');
  expect(output).toContain("https://admin.mhs.madeup/api/");
  expect(output).toContain("--dry-run: exiting now.");
  expect(status).toBe(0);
});

for (const mistake of [["--prodution"], ["production"], ["--production", "--preview-alias", "pr-1"]]) {
  test(`${mistake.join(" ")} is refused before anything is built`, () => {
    const { status, output } = deploy(...mistake, "--dry-run");
    expect(status).toBe(1);
    expect(output).not.toContain("vite");
  });
}

/** Runs `npm run deploy` with a fake wrangler, which uploads nothing and writes the real one's output. */
function deployWith(entry: Record<string, unknown>, ...options: string[]) {
  const bin = join(folder, "bin");
  const [asked, outputs] = [join(folder, "asked"), join(folder, "outputs")];
  mkdirSync(bin, { recursive: true });
  for (const file of [asked, outputs]) writeFileSync(file, "");
  const lines = [{ type: "wrangler-session" }, entry].map((line) => JSON.stringify(line)).join("\n");
  writeFileSync(
    join(bin, "wrangler"),
    `#!/bin/sh\nprintf '%s' "$* CLOUDFLARE_ENV=$CLOUDFLARE_ENV" > ${asked}\nprintf '%s\\n' '${lines}' > "$WRANGLER_OUTPUT_FILE_PATH"\n`,
    { mode: 0o755 },
  );
  const result = run(options, { PATH: `${bin}:${process.env.PATH}`, GITHUB_OUTPUT: outputs });
  return { ...result, asked: readFileSync(asked, "utf8"), outputs: readFileSync(outputs, "utf8") };
}

function deploy(...options: string[]) {
  return run(options, {});
}

/** CLOUDFLARE_ENV is set to something else on purpose. NODE_ENV is Vitest's. */
function run(options: string[], env: Record<string, string>): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync("node", ["scripts/deploy/deploy.ts", ...options], {
    cwd: folder,
    encoding: "utf8",
    env: {
      ...process.env,
      NODE_ENV: undefined,
      CLOUDFLARE_ENV: "staging",
      WRANGLER_SEND_METRICS: "false",
      FORCE_COLOR: "0",
      ...env,
    },
  });
  return { status, output: stdout + stderr };
}

function adminApi(environment: string, address: string) {
  editFile(
    folder,
    "wrangler.toml",
    new RegExp(`(\\[env\\.${environment}\\.vars\\]\\n(?:.*\\n)*?ADMIN_API_URL = )".*"`),
    `$1"${address}"`,
  );
}
