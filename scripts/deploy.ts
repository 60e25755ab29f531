/**
 * Builds the production bundle, checks the configuration that was built, and deploys it.
 *
 *   npm run deploy               wrangler deploy
 *   npm run deploy -- --dry-run  everything but the upload
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { siteOrigin } from "../content/site.ts";

interface BuiltConfig {
  vars?: { ADMIN_API_URL?: string };
  ratelimits?: { name: string }[];
}

// The environment is chosen when the bundle is built: `wrangler deploy --env` on another build would ship its vars.
run("react-router", ["build"], { CLOUDFLARE_ENV: "production" });

const config: BuiltConfig = JSON.parse(readFileSync("build/server/wrangler.json", "utf8"));
const problems = [
  ...addressProblems("ADMIN_API_URL in [env.production.vars] of wrangler.toml", config.vars?.ADMIN_API_URL),
  ...addressProblems("siteOrigin in content/site.ts", siteOrigin),
  ...(config.ratelimits?.some(({ name }) => name === "CONTACT_RATE_LIMIT")
    ? []
    : ["The rate limit CONTACT_RATE_LIMIT is not bound: add [[env.production.ratelimits]] to wrangler.toml."]),
];
if (problems.length > 0) {
  console.error(`\n  Not deployed:\n${problems.map((problem) => `  - ${problem}`).join("\n")}\n`);
  process.exit(1);
}
run("wrangler", ["deploy", "-c", "build/server/wrangler.json", ...process.argv.slice(2)]);

/** Why an address can't be used in production; empty when it can. */
function addressProblems(name: string, address: string | undefined): string[] {
  if (!address || !URL.canParse(address)) return [`${name} is not an address.`];
  const url = new URL(address);
  if (url.protocol !== "https:") return [`${name} is ${address}: it has to be https.`];
  if (/(^|\.)(example(\.(com|org|net))?|test|invalid|localhost)$/.test(url.hostname)) {
    return [`${name} is ${address}: a reserved name, to be replaced by the real one.`];
  }
  return [];
}

function run(command: string, args: string[], env: Record<string, string> = {}) {
  execFileSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
}
