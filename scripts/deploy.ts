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
import { globSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { siteOrigin } from "../content/site.ts";
import { type BuiltConfig, type Environment, type Finding, preflight } from "./preflight.ts";
import { listSamples } from "./samples.ts";

const BUILT_CONFIG = "build/server/wrangler.json";

const options = readOptions();
const alias = options["preview-alias"];
const environment: Environment = options.production ? "production" : "preview";
if (options.production && alias) fail("--preview-alias is for the preview only: leave --production away.");

// The environment is chosen when the bundle is built: `wrangler deploy --env` on another build would ship its vars.
run("react-router", ["build"], { CLOUDFLARE_ENV: environment });

const config: BuiltConfig = JSON.parse(readFileSync(BUILT_CONFIG, "utf8"));
const findings = preflight({
  environment,
  config,
  siteOrigin,
  samples: listSamples(),
  gzipBytes: gzippedWorker(),
  today: new Date().toISOString().slice(0, 10),
});
report(findings);
if (findings.some(({ refuses }) => refuses)) fail(`Not deployed to ${environment}.`);

run("wrangler", [
  ...(alias ? ["versions", "upload", "--preview-alias", alias] : ["deploy"]),
  ...["-c", BUILT_CONFIG],
  ...(options["dry-run"] ? ["--dry-run"] : []),
  ...(options.tag ? ["--tag", options.tag] : []),
  ...(options.message ? ["--message", options.message] : []),
]);
if (!options["dry-run"]) {
  const address = options.production ? siteOrigin : "<the address above>";
  console.log(`\n  Now check what is served:  npm run smoke -- ${address}\n`);
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
    // A mistyped --production must not become a deployment to somewhere else.
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/** The size of the Worker's modules, compressed together as wrangler does for its "Total Upload", in bytes. */
function gzippedWorker(): number {
  const modules = globSync("build/server/**/*.{js,mjs}").toSorted();
  return gzipSync(Buffer.concat(modules.map((file) => readFileSync(file)))).byteLength;
}

function report(findings: Finding[]) {
  console.log(`\n  Preflight for ${environment}: ${findings.length === 0 ? "nothing found" : ""}`);
  for (const { refuses, problem, remedy } of findings) {
    console.log(`\n  ${refuses ? "refused" : "warning"}  ${problem}\n  to mend  ${remedy}`);
  }
  console.log();
}

/** Runs a command of node_modules/.bin and ends as it does when it fails. */
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
