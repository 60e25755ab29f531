/**
 * Builds an environment's bundle, checks the built configuration, uploads a version and runs the smoke test. In
 * production, visitors get the version only after its smoke test.
 *
 *   npm run deploy                             the preview environment
 *   npm run deploy -- --production             production
 *   npm run deploy -- --dry-run                everything but the upload; works offline
 *   npm run deploy -- --preview-alias pr-12    a version beside the preview, at an address of its own
 *   --tag <text>                               labels the version
 */
import { spawnSync } from "node:child_process";
import { appendFileSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { siteOrigin } from "#content/site.ts";
import { listSamples } from "#scripts/content/samples.ts";
import { BUILT_CONFIG } from "#scripts/wrangler-paths.ts";
import { preflight } from "./preflight.ts";

// A quieter wrangler would not print the JSON that is read below.
process.env.WRANGLER_LOG = "log";

const [flag, text] = [{ type: "boolean" }, { type: "string" }] as const;
// A mistyped option throws.
const { values } = parseArgs({ options: { production: flag, "dry-run": flag, "preview-alias": text, tag: text } });
const { production: isProduction, "dry-run": isDryRun, "preview-alias": alias, tag } = values;
const environment = isProduction ? "production" : "preview";
refuseSwallowedOptions();
if (isProduction && alias) fail("--preview-alias is only for the preview: leave --production out.");

// The environment is chosen at build time: `wrangler deploy --env` on another build would ship that build's vars.
process.env.CLOUDFLARE_ENV = environment;
run("react-router", "build");
// wrangler would look for the environment in the built configuration, which has none.
delete process.env.CLOUDFLARE_ENV;
const config = JSON.parse(readFileSync(BUILT_CONFIG, "utf8"));
const { refusals, warnings } = preflight({ environment, config, siteOrigin, samples: listSamples() });
console.log(`\n  Preflight for ${environment}: ${refusals.length} refusals, ${warnings.length} warnings\n`);
for (const problem of refusals) console.log(`  refused  ${problem}`);
for (const problem of warnings) console.log(`  warning  ${problem}`);
if (refusals.length > 0) fail(`Not deployed. Settings are in [env.${environment}] of wrangler.toml and in content/.`);
if (isDryRun) {
  wrangler("deploy", "--dry-run");
  process.exit();
}

const present = isProduction ? findPresentVersion() : undefined;
const { origin, version } = upload();
// At 0 % no visitor gets the version, but it answers requests that name it.
if (present) wrangler("versions", "deploy", `${present}@100%`, `${version}@0%`, "--yes");
runSmokeTest();
if (present) {
  wrangler("versions", "deploy", `${version}@100%`, "--yes");
  // Routes and queue consumers are not part of a version.
  wrangler("triggers", "deploy");
}
console.log(`\n  ${origin} serves version ${version}.\n`);
if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `origin=${origin}\n`);

/** npm keeps options that come before "--". Without them the command would deploy somewhere else. */
function refuseSwallowedOptions() {
  const { NODE_ENV, npm_config_production, npm_config_dry_run, npm_config_preview_alias } = process.env;
  const swallowed = [
    // npm turns --production into NODE_ENV.
    (npm_config_production || NODE_ENV === "production") && !isProduction && "--production",
    npm_config_dry_run && !isDryRun && "--dry-run",
    npm_config_preview_alias && !alias && `--preview-alias=${npm_config_preview_alias}`,
  ].filter(Boolean);
  if (swallowed.length === 0) return;
  const spelling = [...swallowed, ...process.argv.slice(2)].join(" ");
  fail(`npm kept ${swallowed.join(" ")} for itself. Nothing was deployed. Write: npm run deploy -- ${spelling}
  If you did not write that, unset NODE_ENV or npm's setting.`);
}

/** @returns the version that visitors get, or undefined before the first deployment */
function findPresentVersion(): string | undefined {
  const args = ["deployments", "status", "--json", "-c", BUILT_CONFIG];
  const { status, stdout, stderr } = spawnSync("wrangler", args, { encoding: "utf8" });
  if (status !== 0 && stderr.includes("[code: 10007]")) return undefined;
  if (status !== 0) fail(`wrangler does not say which version production has:\n\n${stderr}`);
  const { versions }: { versions: { version_id: string; percentage: number }[] } = JSON.parse(stdout);
  const whole = versions.find(({ percentage }) => percentage === 100);
  return whole?.version_id ?? fail("Production has two versions. Choose one first: npx wrangler versions deploy");
}

/** The preview and the first deployment ever serve the version at once, because they have no visitors to protect. */
function upload(): { origin: string; version: string } {
  const command = alias || present ? ["versions", "upload"] : ["deploy"];
  const labels = [...(alias ? ["--preview-alias", alias] : []), ...(tag ? ["--tag", tag] : [])];
  // Every build empties this folder.
  const file = "build/server/wrangler-output.ndjson";
  process.env.WRANGLER_OUTPUT_FILE_PATH = file;
  wrangler(...command, ...labels);
  const lines = readFileSync(file, "utf8").split("\n");
  const line = lines.findLast((text) => text.includes('"version_id"')) ?? "{}";
  const { version_id, targets = [], preview_alias_url } = JSON.parse(line);
  const address = preview_alias_url ?? targets.find((target: string) => target.startsWith("https://"));
  const origin = isProduction ? siteOrigin : address;
  if (!origin || !version_id) fail("wrangler uploaded the version, but does not say to which address: see above.");
  return { origin, version: version_id };
}

function runSmokeTest() {
  const args = [origin, "--version", version, ...(present ? ["--worker", config.name] : [])];
  if (spawnSync("node", ["scripts/deploy/smoke.ts", ...args], { stdio: "inherit" }).status === 0) return;
  if (!present) fail(`${origin} serves version ${version}, which failed its smoke test.`);
  fail(`Version ${version} failed its smoke test and gets no visitors: production serves ${present} as before.

  See it:    curl -H 'Cloudflare-Workers-Version-Overrides: ${config.name}="${version}"' ${origin}/
  Try it:    npm run smoke -- ${args.join(" ")}
  Serve it:  npx wrangler versions deploy ${version}@100% --yes -c ${BUILT_CONFIG}
             npx wrangler triggers deploy -c ${BUILT_CONFIG}`);
}

function wrangler(...args: string[]) {
  run("wrangler", ...args, "-c", BUILT_CONFIG);
}

function run(command: string, ...args: string[]) {
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  if (status !== 0) fail(`Stopped, because this failed: ${command} ${args.join(" ")}`);
}

function fail(message: string): never {
  console.error(`\n  ${message}\n`);
  process.exit(1);
}
