/**
 * Builds the site, uploads a version, tests it at its own URL, and then deploys it to all visitors. Stops at the first
 * failure, in which case visitors keep the current version.
 *
 *   npm run deploy                             deploys the preview
 *   npm run deploy -- --production             deploys production
 *   npm run deploy -- --dry-run                builds and checks only, even offline
 *   npm run deploy -- --preview-alias pr-12    uploads and tests only, at a URL with this alias
 *   npm run deploy -- --tag <text>             labels the version
 *
 * Without the first `--`, npm keeps the options for itself, so the preview is deployed.
 */
import { spawnSync } from "node:child_process";
import { appendFileSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { siteOrigin } from "#content/site.ts";
import { listSamples } from "#scripts/content/samples.ts";
import { BUILT_CONFIG, preflight } from "./preflight.ts";
import { smoke } from "./smoke.ts";

const [flag, text] = [{ type: "boolean" }, { type: "string" }] as const;
const options = { production: flag, "dry-run": flag, "preview-alias": text, tag: text };
const { production: isProduction, "dry-run": isDryRun, "preview-alias": alias, tag } = parseArgs({ options }).values;

const environment = isProduction ? "production" : "preview";
// Selects the environment of the build, which Wrangler then requires.
process.env.CLOUDFLARE_ENV = environment;
run("npm run -s build -- --logLevel error");

const { refusals, warnings } = preflight({
  environment,
  config: JSON.parse(readFileSync(BUILT_CONFIG, "utf8")),
  siteOrigin,
  samples: listSamples(),
});
console.log(`\n  Preflight for ${environment}: ${refusals.length} refusals, ${warnings.length} warnings`);
for (const warning of warnings) console.log(`  warning  ${warning}`);
for (const refusal of refusals) console.log(`  refused  ${refusal}`);
if (refusals.length > 0) stop(`Not deployed. Settings are in [env.${environment}] of wrangler.toml and in content/.`);
if (isDryRun) process.exit();

// A build empties this folder, so the file has no entries of earlier deployments.
const outputFile = "build/server/wrangler-output.ndjson";
process.env.WRANGLER_OUTPUT_FILE_PATH = outputFile;
const labels = [alias && `--preview-alias=${alias}`, tag && `--tag=${tag}`].filter((label) => label !== undefined);
run("wrangler versions upload", labels, "If the Worker does not exist yet, create it: npx wrangler deploy");
const entries = readFileSync(outputFile, "utf8").trim().split("\n");
const uploaded = entries.map((entry) => JSON.parse(entry)).findLast(({ type }) => type === "version-upload");
if (!uploaded) stop(`Not deployed: Wrangler has named no uploaded version in ${outputFile}.`);
const { version_id: version, preview_url: url, preview_alias_url: aliasUrl } = uploaded;
if (!url) stop(`Version ${version} has no URL: set preview_urls to true and run npx wrangler triggers deploy.`);
if (!(await smoke(url, version))) stop(`Version ${version} was not deployed; visitors still get the current version.`);

if (!alias) {
  run(`wrangler versions deploy ${version}@100% --yes`);
  // Versions do not include routes and queue consumers.
  run("wrangler triggers deploy");
}
const origin = aliasUrl ?? (isProduction ? siteOrigin : url);
console.log(`\n  ${origin} serves version ${version}.\n`);
// Step output for the GitHub workflow, which links to the URL.
if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `origin=${origin}\n`);

function run(command: string, labels: string[] = [], advice = "") {
  console.log(`\n  ${command}`);
  const [program = "", ...args] = command.split(" ");
  if (spawnSync(program, [...args, ...labels], { stdio: "inherit" }).status !== 0) stop(`${command} failed. ${advice}`);
}

function stop(reason: string): never {
  console.error(`\n  ${reason}\n`);
  process.exit(1);
}
