/**
 * Builds the bundle of an environment, checks the configuration that was built, and deploys it.
 *
 *   npm run deploy                             the preview environment
 *   npm run deploy -- --production             production
 *   npm run deploy -- --dry-run                everything but the upload; works offline
 *   npm run deploy -- --preview-alias pr-12    a version beside the preview, at an address of its own
 *
 * --tag and --message are passed on to wrangler, which keeps them with the version.
 */
import { spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { siteOrigin } from "../../content/site.ts";
import { listSamples } from "../content/samples.ts";
import { type Environment, type Findings, preflight } from "./preflight.ts";

const BUILT_CONFIG = "build/server/wrangler.json";

interface WranglerEntry {
  type: string;
  version_id?: string;
  targets?: string[];
  preview_alias_url?: string;
}

const options = readOptions();
const alias = options["preview-alias"];
const environment: Environment = options.production ? "production" : "preview";
if (options.production && alias) fail("--preview-alias is for the preview only: leave --production away.");

// The environment is chosen at build time: `wrangler deploy --env` on another build would ship its vars.
run("react-router", ["build"], { CLOUDFLARE_ENV: environment });

const findings = preflight({
  environment,
  config: JSON.parse(readFileSync(BUILT_CONFIG, "utf8")),
  siteOrigin,
  samples: listSamples(),
  today: new Date().toISOString().slice(0, 10),
});
report(findings);
if (findings.refusals.length > 0) fail(`Not deployed to ${environment}.`);

const wranglerOutput = join(mkdtempSync(join(tmpdir(), "deploy-")), "output.ndjson");
const wranglerArguments = [
  ...(alias ? ["versions", "upload", "--preview-alias", alias] : ["deploy"]),
  ...["-c", BUILT_CONFIG],
  ...(options["dry-run"] ? ["--dry-run"] : []),
  ...(options.tag ? ["--tag", options.tag] : []),
  ...(options.message ? ["--message", options.message] : []),
];
run("wrangler", wranglerArguments, { WRANGLER_OUTPUT_FILE_PATH: wranglerOutput });
if (!options["dry-run"]) announce();

/** In a GitHub workflow this also sets the outputs `origin` and `version`. */
function announce() {
  const { origin, version } = readDeployment();
  console.log(`\n  Now check what is served:  npm run smoke -- ${origin} --wait-for ${version}\n`);
  const { GITHUB_OUTPUT } = process.env;
  if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `origin=${origin}\nversion=${version}\n`);
}

function readDeployment(): { origin: string; version: string } {
  const entries = readFileSync(wranglerOutput, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line): WranglerEntry => JSON.parse(line));
  const entry = entries.find(({ type }) => type === "deploy" || type === "version-upload");
  // Wrangler names a custom domain by its host; the preflight has compared it with the site's.
  const address = alias ? entry?.preview_alias_url : entry?.targets?.find((target) => target.startsWith("https://"));
  const origin = environment === "production" ? siteOrigin : address;
  if (!entry?.version_id || !origin) {
    return fail("It was uploaded, but wrangler did not say to which address: see what it printed above.");
  }
  return { origin, version: entry.version_id };
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        production: { type: "boolean" },
        "dry-run": { type: "boolean" },
        "preview-alias": { type: "string" },
        tag: { type: "string" },
        message: { type: "string" },
      },
    }).values;
  } catch (error) {
    // A mistyped --production must not deploy to somewhere else.
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function report({ refusals, warnings }: Findings) {
  const isClean = refusals.length + warnings.length === 0;
  console.log(`\n  Preflight for ${environment}${isClean ? ": all is well" : ""}\n`);
  for (const problem of refusals) console.log(`  refused  ${problem}`);
  for (const problem of warnings) console.log(`  warning  ${problem}`);
  console.log();
}

/** Runs a command of node_modules/.bin. Exits with its status when it fails. */
function run(command: string, args: string[], env: Record<string, string> = {}) {
  const { CLOUDFLARE_ENV: _, ...inherited } = process.env;
  const { status, error } = spawnSync(command, args, { stdio: "inherit", env: { ...inherited, ...env } });
  if (error) fail(`${command} did not start: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

function fail(message: string): never {
  console.error(`\n  ${message}\n`);
  process.exit(1);
}
