import type { Sample } from "#scripts/content/samples.ts";
import { contactEndpoint } from "#workers/contact/admin-api.ts";

/** What is about to be deployed. */
export interface Candidate {
  environment: "preview" | "production";
  /** build/server/wrangler.json, whose shape wrangler has checked. */
  config: {
    name: string;
    vars: { ENVIRONMENT?: string; ADMIN_API_URL?: string; TURNSTILE_SITE_KEY?: string };
    workers_dev?: boolean;
    preview_urls?: boolean;
    routes?: (string | { pattern: string })[];
  };
  siteOrigin: string;
  samples: Sample[];
}

const VARS = ["ENVIRONMENT", "ADMIN_API_URL", "TURNSTILE_SITE_KEY"];

/** RFC 2606 and RFC 6761. */
const RESERVED_NAME = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/;

/** Cloudflare's test keys accept every visitor or none. */
const TURNSTILE_TEST_KEY = /^[123]x0{8}/;

/**
 * Checks the built configuration before any of it is uploaded.
 *
 * @returns all problems at once. None quotes a var, because it could be a secret in the wrong place.
 */
export function preflight(candidate: Candidate): { refusals: string[]; warnings: string[] } {
  const { environment, config, siteOrigin, samples } = candidate;
  const isProduction = environment === "production";
  const refusals: string[] = [];
  const warnings: string[] = [];
  const refuseIf = (isBroken: boolean, problem: string) => isBroken && refusals.push(problem);

  const { ENVIRONMENT, ADMIN_API_URL, TURNSTILE_SITE_KEY = "" } = config.vars;
  for (const name of Object.keys(config.vars)) {
    const advice = "Set a secret with `npx wrangler secret put`; add a new var to scripts/deploy/preflight.ts.";
    refuseIf(!VARS.includes(name), `vars.${name}: is not a var of the Worker. ${advice}`);
  }
  refuseIf(ENVIRONMENT !== environment, `vars.ENVIRONMENT: must be "${environment}".`);
  const adminApi = contactEndpoint(ADMIN_API_URL);
  // The relay also accepts http on this machine.
  refuseIf(
    adminApi?.protocol !== "https:",
    "vars.ADMIN_API_URL: must be an https address without user name and password.",
  );
  refuseIf(isProduction && TURNSTILE_TEST_KEY.test(TURNSTILE_SITE_KEY), "TURNSTILE_SITE_KEY is a test key.");

  const site = URL.parse(siteOrigin);
  const hosts = (config.routes ?? []).map((route) => (typeof route === "string" ? route : route.pattern).split("/")[0]);
  refuseIf(
    site?.protocol !== "https:" || site.origin !== siteOrigin,
    "siteOrigin in content/site.ts must be scheme and host, such as https://www.….",
  );
  refuseIf(
    isProduction && site !== null && !hosts.includes(site.hostname),
    `No route leads to ${site?.hostname}, the host of siteOrigin.`,
  );
  refuseIf(
    isProduction && (config.workers_dev !== false || config.preview_urls !== false),
    "The site would have a second, indexed address on workers.dev: set workers_dev and preview_urls to false.",
  );

  // What the owner still has to fill in stops only production.
  const unfinished = isProduction ? refusals : warnings;
  for (const [place, host = ""] of [
    ["ADMIN_API_URL", adminApi?.hostname],
    ["siteOrigin", site?.hostname],
    ...hosts.map((host) => ["A route", host]),
  ]) {
    if (RESERVED_NAME.test(host)) unfinished.push(`${place} leads to ${host}, a reserved name.`);
  }
  if (samples.length > 0) {
    const lines = samples.map(({ file, line, text }) => `\n    ${file}:${line}  ${text}`);
    unfinished.push(`${lines.length} values are not confirmed, calls of sample():${lines.join("")}`);
  }
  if (TURNSTILE_SITE_KEY) {
    const command = `npx wrangler secret put TURNSTILE_SECRET_KEY --name ${config.name}`;
    warnings.push(`Turnstile refuses every message until you run: ${command}`);
  }
  return { refusals, warnings };
}
