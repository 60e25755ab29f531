import type { Unstable_Config } from "wrangler";
import { isInvented } from "#content/sample.ts";
import type { Sample } from "#scripts/content/samples.ts";
import { contactEndpoint } from "#workers/contact/admin-api.ts";

/** Where the build puts the Worker's configuration. */
export const BUILT_CONFIG = "build/server/wrangler.json";

/** What is about to be deployed. */
export interface Candidate {
  /** Its name in wrangler.toml. */
  environment: string;
  /** Of BUILT_CONFIG, whose shape wrangler has checked. */
  config: Pick<Unstable_Config, "name" | "vars" | "routes" | "workers_dev" | "preview_urls">;
  siteOrigin: string;
  samples: Sample[];
}

const VARS = ["ENVIRONMENT", "ADMIN_API_URL"];

/**
 * Checks the built configuration before any of it is uploaded.
 *
 * @returns all problems at once. None quotes a var, which could be a secret in the wrong place, except a reserved host.
 */
export function preflight(candidate: Candidate): { refusals: string[]; warnings: string[] } {
  const { environment, config, siteOrigin, samples } = candidate;
  const isProduction = environment === "production";
  const { ENVIRONMENT, ADMIN_API_URL } = config.vars as Record<string, string | undefined>;
  const adminApi = contactEndpoint(ADMIN_API_URL);
  const addressProblem = ADMIN_API_URL ? "must be an https address without user name and password" : "is missing";
  const site = URL.parse(siteOrigin);
  const hosts = (config.routes ?? []).map((route) => (typeof route === "string" ? route : route.pattern).split("/")[0]);

  const isUnreachable = isProduction && site && !hosts.includes(site.hostname);
  const unknownVars = Object.keys(config.vars).filter((name) => !VARS.includes(name));
  const advice = "Set a secret with `npx wrangler secret put`; add a new var to scripts/deploy/preflight.ts.";
  const refusals = [
    ...unknownVars.map((name) => `vars.${name}: is not a var of the Worker. ${advice}`),
    ENVIRONMENT !== environment && `vars.ENVIRONMENT: must be "${environment}".`,
    // The relay also accepts http on this machine.
    adminApi?.protocol !== "https:" && `vars.ADMIN_API_URL: ${addressProblem}.`,
    (site?.protocol !== "https:" || site.origin !== siteOrigin) &&
      "siteOrigin in content/site.ts must be scheme and host, such as https://www.….",
    !config.preview_urls && "A version is tested at its own address: set preview_urls to true.",
    isUnreachable &&
      `No route leads to ${site.hostname}, the host of siteOrigin: set pattern in routes of [env.production].`,
    isProduction && config.workers_dev !== false && "workers.dev would serve a second site: set workers_dev to false.",
  ].filter((problem) => typeof problem === "string");

  // What the owner still has to fill in stops only production.
  const unfinished = [
    ["ADMIN_API_URL", adminApi?.hostname],
    ["siteOrigin", site?.hostname],
    ...hosts.map((host) => ["A route", host]),
  ]
    .filter(([, host = ""]) => isInvented(host))
    .map(([place, host]) => `${place} leads to ${host}, a reserved name.`);
  if (samples.length > 0) {
    const lines = samples.map(({ file, line, text }) => `\n    ${file}:${line}  ${text}`);
    // First, because the list is long and hides what stands above it.
    unfinished.unshift(`${lines.length} values are not confirmed (npm run samples):${lines.join("")}`);
  }
  return isProduction ? { refusals: [...unfinished, ...refusals], warnings: [] } : { refusals, warnings: unfinished };
}
