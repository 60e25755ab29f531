import { spawnSync } from "node:child_process";
import { appendFileSync, readFileSync } from "node:fs";
import { siteOrigin } from "#content/site.ts";
import { fail, readCommandLine, refuse } from "#scripts/command-line.ts";
import { listSamples } from "#scripts/content/samples.ts";
import { BUILT_CONFIG, preflight } from "./preflight.ts";

const USAGE = `Builds the site, uploads it as a version, tests the version at its own address, then gives it to all visitors.

  npm run deploy                             the preview environment
  npm run deploy -- --production             production
  npm run deploy -- --environment staging    another one of wrangler.toml
  npm run deploy -- --dry-run                everything but the upload; works offline
  npm run deploy -- --preview-alias pr-12    only uploads and tests a version, at an address with this name
  --tag <text>                               labels the version`;

const [flag, text] = [{ type: "boolean" }, { type: "string" }] as const;
const options = { production: flag, environment: text, "dry-run": flag, "preview-alias": text, tag: text };
const { values } = readCommandLine(USAGE, options);
const { "dry-run": isDryRun, "preview-alias": alias, tag } = values;
const environment = values.production ? "production" : (values.environment ?? "preview");
const isProduction = environment === "production";
// npm turns a --production that it keeps into this.
if (process.env.NODE_ENV === "production" && !isProduction) {
  refuse("NODE_ENV is production, so nothing was done: write -- before --production, or unset NODE_ENV.", USAGE);
}

// The environment is chosen at build time: `wrangler deploy --env` on another build would ship that build's vars.
process.env.CLOUDFLARE_ENV = environment;
run(["vite", "build"]);
// wrangler would look for the environment in the built configuration, which has none.
delete process.env.CLOUDFLARE_ENV;
const config = JSON.parse(readFileSync(BUILT_CONFIG, "utf8"));
// The preflight reads the built configuration instead.
const samples = listSamples().filter(({ file }) => file !== "wrangler.toml");
const { refusals, warnings } = preflight({ environment, config, siteOrigin, samples });
const preflightReport = [
  `\n  Preflight for ${environment}: ${refusals.length} refusals, ${warnings.length} warnings\n`,
  ...warnings.map((problem) => `  warning  ${problem}`),
  ...refusals.map((problem) => `  refused  ${problem}`),
].join("\n");
console.log(preflightReport);
if (refusals.length > 0) fail(`Not deployed. Settings are in [env.${environment}] of wrangler.toml and in content/.`);

// Every build empties this folder.
const outputFile = "build/server/wrangler-output.ndjson";
process.env.WRANGLER_OUTPUT_FILE_PATH = outputFile;
const missing = `Not uploaded: see wrangler's message above. If ${config.name} does not exist yet, create it:
  npx wrangler deploy -c ${BUILT_CONFIG}`;
const before = isDryRun || alias ? [] : deployment();
if (before.length > 1) {
  fail(`Not uploaded: a gradual rollout is under way, which this would end. Visitors get
${before.map((version) => `\n    ${version}`).join("")}

  Give one version all visitors, then deploy again: npx wrangler versions deploy --name ${config.name}`);
}
const labels = [...(alias ? ["--preview-alias", alias] : []), ...(tag ? ["--tag", tag] : [])];
run(["wrangler", "versions", "upload", "-c", BUILT_CONFIG, ...labels, ...(isDryRun ? ["--dry-run"] : [])], missing);
if (isDryRun) {
  console.log(`${preflightReport}\n\n  Nothing was uploaded.\n`);
  process.exit();
}
const entries = readFileSync(outputFile, "utf8").trim().split("\n");
const uploaded = entries.map((entry) => JSON.parse(entry)).findLast(({ type }) => type === "version-upload");
const { version_id: version, preview_url: address, preview_alias_url: aliasAddress } = uploaded;
// Routes, queue consumers and preview_urls are not part of a version.
const triggers = ["wrangler", "triggers", "deploy", "-c", BUILT_CONFIG];
if (!address) fail(`Version ${version} has no address. Switch preview_urls on, then repeat: npx ${triggers.join(" ")}`);

const promotion = ["wrangler", "versions", "deploy", `${version}@100%`, "--yes", "-c", BUILT_CONFIG];
run(
  ["node", "scripts/deploy/smoke.ts", address, "--version", version],
  `Version ${version} failed its smoke test and gets no visitors: ${config.name} serves what it did before.

  See it:    ${address}
  Try it:    npm run smoke -- ${address} --version ${version}
  Serve it:  npx ${promotion.join(" ")} && npx ${triggers.join(" ")}`,
);
if (!alias) {
  // The version lacks what somebody deployed meanwhile, such as a secret.
  const now = deployment();
  if (String(now) !== String(before)) {
    fail(
      `Somebody else deployed while version ${version} was tested, so it gets no visitors. They get ${now}. Deploy again.`,
    );
  }
  run(promotion);
  run(triggers);
  const previous = before[0]?.split(" ")[0];
  console.log(`\n  To take ${environment} back: npx wrangler rollback ${previous} --name ${config.name}`);
}
const origin = aliasAddress ?? (isProduction ? siteOrigin : address);
console.log(`\n  ${origin} serves version ${version}.\n`);
if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `origin=${origin}\n`);

/** @returns the versions that visitors get: "<id> 100 %" */
function deployment(): string[] {
  const command = ["deployments", "status", "--json", "--name", config.name];
  const { status, stdout } = spawnSync("wrangler", command, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
  if (status !== 0) fail(missing);
  const { versions } = JSON.parse(stdout) as { versions: { version_id: string; percentage: number }[] };
  return versions.map(({ version_id, percentage }) => `${version_id} ${percentage} %`);
}

function run([program = "", ...args]: string[], problem = `Stopped: ${program} ${args.join(" ")} failed.`) {
  if (spawnSync(program, args, { stdio: "inherit" }).status !== 0) fail(problem);
}
