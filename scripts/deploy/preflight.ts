import * as v from "valibot";
import { contactEndpoint } from "../../workers/contact/admin-api.ts";
import type { Sample } from "../content/samples.ts";

/** What is about to be deployed. */
export interface Candidate {
  environment: "preview" | "production";
  /** build/server/wrangler.json, as the build wrote it. */
  config: unknown;
  siteOrigin: string;
  samples: Sample[];
}

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
  const { typed, output: config, issues = [] } = v.safeParse(configSchema(candidate.environment), candidate.config);
  const refusals = issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  if (!typed) return { refusals, warnings: [] };
  refusals.push(...findConflicts(candidate, config));
  const unfinished = listUnfinished(candidate, config);
  const warnings: string[] = [];
  if (config.vars.TURNSTILE_SITE_KEY) {
    const command = `npx wrangler secret put TURNSTILE_SECRET_KEY --name ${config.name}`;
    warnings.push(`Turnstile refuses every message until you run: ${command}`);
  }
  return candidate.environment === "production"
    ? { refusals: [...refusals, ...unfinished], warnings }
    : { refusals, warnings: [...unfinished, ...warnings] };
}

type BuiltConfig = v.InferOutput<ReturnType<typeof configSchema>>;

function configSchema(environment: string) {
  const text = v.optional(v.string("must be text."), "");
  const vars = v.strictObject(
    {
      ENVIRONMENT: v.pipe(text, v.value(environment, `must be "${environment}".`)),
      // The relay also accepts http on this machine.
      ADMIN_API_URL: v.pipe(
        text,
        v.check(
          (url) => contactEndpoint(url)?.protocol === "https:",
          "must be an https address without user name and password.",
        ),
      ),
      TURNSTILE_SITE_KEY: text,
    },
    "is not a var of the Worker. Set a secret with `npx wrangler secret put`; add a new var to scripts/deploy/preflight.ts.",
  );
  const host = v.pipe(
    v.union([v.string(), v.looseObject({ pattern: v.string() })]),
    v.transform((route) => (typeof route === "string" ? route : route.pattern).split("/")[0] ?? ""),
  );
  return v.looseObject({
    name: text,
    vars: v.optional(vars, {}),
    workers_dev: v.optional(v.boolean()),
    routes: v.optional(v.array(host), []),
  });
}

function findConflicts({ environment, siteOrigin }: Candidate, config: BuiltConfig): string[] {
  const problems: string[] = [];
  const site = URL.parse(siteOrigin);
  if (site?.protocol !== "https:" || site.origin !== siteOrigin) {
    problems.push("siteOrigin in content/site.ts must be scheme and host, such as https://www.….");
  }
  if (environment === "preview") return problems;
  if (site && !config.routes.includes(site.hostname)) {
    problems.push(`No route leads to ${site.hostname}, the host of siteOrigin.`);
  }
  if (config.workers_dev !== false) {
    problems.push("The site would have a second address on workers.dev: set workers_dev = false.");
  }
  if (TURNSTILE_TEST_KEY.test(config.vars.TURNSTILE_SITE_KEY)) problems.push("TURNSTILE_SITE_KEY is a test key.");
  return problems;
}

/** Lists what the owner still has to fill in. */
function listUnfinished({ siteOrigin, samples }: Candidate, config: BuiltConfig): string[] {
  const places: [name: string, host: string | undefined][] = [
    ["ADMIN_API_URL", contactEndpoint(config.vars.ADMIN_API_URL)?.hostname],
    ["siteOrigin", URL.parse(siteOrigin)?.hostname],
    ...config.routes.map((host): [string, string] => ["A route", host]),
  ];
  const reserved = places.filter(([, host]) => host && RESERVED_NAME.test(host));
  const lines = samples.map(({ file, line, text }) => `\n    ${file}:${line}  ${text}`);
  return [
    ...reserved.map(([place, host]) => `${place} leads to ${host}, a reserved name.`),
    ...(lines.length > 0 ? [`${lines.length} values are not confirmed, calls of sample():${lines.join("")}`] : []),
  ];
}
