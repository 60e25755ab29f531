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
  /** YYYY-MM-DD in UTC. */
  today: string;
}

/** Reserved names (RFC 2606, RFC 6761). */
const RESERVED_NAME = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/;

/** Cloudflare's test keys, which accept every visitor or none. */
const TURNSTILE_TEST_KEY = /^[123]x0{8}/;

/**
 * Checks what the build made before any of it is uploaded.
 *
 * @returns all problems at once. None quotes a var: it could be a secret in the wrong place.
 */
export function preflight(candidate: Candidate): { refusals: string[]; warnings: string[] } {
  const { typed, output: config, issues = [] } = v.safeParse(builtConfig(candidate), candidate.config);
  const refusals = issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  if (!typed) return { refusals, warnings: [] };
  refusals.push(...compareFields(candidate, config));
  const unfinished = listUnfinished(candidate, config);
  const warnings = config.vars.TURNSTILE_SITE_KEY
    ? [
        `Turnstile refuses every message until you run: npx wrangler secret put TURNSTILE_SECRET_KEY --name ${config.name}`,
      ]
    : [];
  return candidate.environment === "production"
    ? { refusals: [...refusals, ...unfinished], warnings }
    : { refusals, warnings: [...unfinished, ...warnings] };
}

type BuiltConfig = v.InferOutput<ReturnType<typeof builtConfig>>;

function builtConfig({ environment, today }: Candidate) {
  const text = v.optional(v.string("has to be text."), "");
  const oldest = new Date(Date.parse(today) - 730 * 86_400_000).toISOString().slice(0, 10);
  const isRecent = (day: string) => day >= oldest && day <= today;
  const dateMessage = "has to be a day of the last two years. Choose one that wrangler knows, then run all tests.";
  const addressMessage = "has to be an https address without user name and password.";
  const vars = v.strictObject(
    {
      ENVIRONMENT: v.pipe(text, v.value(environment, `has to be "${environment}".`)),
      // The relay also takes http on this machine.
      ADMIN_API_URL: v.pipe(
        text,
        v.check((url) => contactEndpoint(url)?.protocol === "https:", addressMessage),
      ),
      TURNSTILE_SITE_KEY: text,
    },
    "is not a var of the Worker. A secret belongs in `npx wrangler secret put`, a new var in scripts/deploy/preflight.ts.",
  );
  const host = v.pipe(
    v.union([v.string(), v.looseObject({ pattern: v.string() })]),
    v.transform((route) => (typeof route === "string" ? route : route.pattern).split("/")[0] ?? ""),
  );
  const rateLimit = v.looseObject({ name: v.string() });
  return v.looseObject({
    name: text,
    targetEnvironment: v.pipe(text, v.value(environment, "is another environment. Build with `npm run deploy`.")),
    compatibility_date: v.pipe(text, v.check(isRecent, dateMessage)),
    vars: v.optional(vars, {}),
    workers_dev: v.optional(v.boolean()),
    routes: v.optional(v.array(host), []),
    ratelimits: v.optional(v.array(rateLimit), []),
    d1_databases: v.optional(v.array(v.looseObject({ binding: v.string() })), []),
    triggers: v.optional(v.looseObject({ crons: v.optional(v.array(v.string()), []) }), {}),
  });
}

function compareFields({ environment, siteOrigin }: Candidate, config: BuiltConfig): string[] {
  const problems: string[] = [];
  const site = URL.parse(siteOrigin);
  const { d1_databases, ratelimits, routes: hosts, triggers, vars, workers_dev } = config;
  const hasOutbox = d1_databases.some(({ binding }) => binding === "CONTACT_OUTBOX");
  // wrangler's default without routes is true.
  const onWorkersDev = workers_dev ?? hosts.length === 0;
  if (site?.protocol !== "https:" || site.origin !== siteOrigin) {
    problems.push("siteOrigin in content/site.ts has to be scheme and host, such as https://www.….");
  }
  if (environment === "production" && site && !hosts.includes(site.hostname)) {
    problems.push(`No route leads to ${site.hostname}, the host of siteOrigin.`);
  }
  if (environment === "production" && onWorkersDev) {
    problems.push("The site would have a second address on workers.dev: set workers_dev = false.");
  }
  if (!ratelimits.some(({ name }) => name === "CONTACT_RATE_LIMIT")) {
    problems.push("The contact form has no rate limit: bind CONTACT_RATE_LIMIT in the environment too.");
  }
  if (environment === "production" && TURNSTILE_TEST_KEY.test(vars.TURNSTILE_SITE_KEY)) {
    problems.push("TURNSTILE_SITE_KEY is a test key.");
  }
  if (hasOutbox && triggers.crons.length === 0) {
    problems.push("CONTACT_OUTBOX has no cron trigger: messages would be confirmed, but never delivered.");
  }
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
