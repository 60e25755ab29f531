import * as v from "valibot";
import { contactEndpoint } from "../../workers/contact/admin-api.ts";
import type { Sample } from "../content/samples.ts";

export type Environment = "preview" | "production";

/** What is about to be deployed. */
export interface Candidate {
  environment: Environment;
  /** build/server/wrangler.json, as the build wrote it. */
  config: unknown;
  siteOrigin: string;
  samples: Sample[];
  /** YYYY-MM-DD in UTC. */
  today: string;
}

export interface Findings {
  refusals: string[];
  warnings: string[];
}

const COMPATIBILITY_DAYS = 730;

/** Reserved names (RFC 2606, RFC 6761). */
const RESERVED_NAME = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/;

/** Cloudflare's test keys, which accept every visitor or none. */
const TURNSTILE_TEST_KEY = /^[123]x0{8}/;

/**
 * Checks what the build made before any of it is uploaded.
 *
 * @returns all problems at once. None of them quotes a var, which could be a secret in the wrong place.
 */
export function preflight(candidate: Candidate): Findings {
  const parsed = v.safeParse(builtConfig(candidate), candidate.config, { abortPipeEarly: true });
  const refusals = parsed.issues?.map(({ message }) => message) ?? [];
  if (!parsed.typed) return { refusals, warnings: [] };
  const config = parsed.output;
  const unfinished = listUnfinished(candidate, config);
  const isPreview = candidate.environment === "preview";
  const turnstile = `Turnstile is on and refuses every message without its secret: npx wrangler secret put TURNSTILE_SECRET_KEY --name ${config.name}`;
  return {
    refusals: [...refusals, ...crossFieldRefusals(candidate, config), ...(isPreview ? [] : unfinished)],
    warnings: [...(isPreview ? unfinished : []), ...(config.vars.TURNSTILE_SITE_KEY ? [turnstile] : [])],
  };
}

type BuiltConfig = v.InferOutput<ReturnType<typeof builtConfig>>;

/** The parts of the built configuration that a deployment depends on. Each message also says what to do. */
function builtConfig({ environment, today }: Candidate) {
  const section = `[env.${environment}] of wrangler.toml`;
  const adminApi = `ADMIN_API_URL in ${section} is not an address that the relay accepts: https, without user name and password.`;
  const date = `compatibility_date in wrangler.toml has to be a day of the last two years: choose one that the installed wrangler knows, then run all tests.`;
  const vars = v.strictObject(
    {
      ENVIRONMENT: v.pipe(
        v.optional(v.string(), ""),
        v.value(environment, `ENVIRONMENT in ${section} has to be "${environment}".`),
      ),
      ADMIN_API_URL: v.pipe(
        v.optional(v.string(adminApi), ""),
        v.check((address) => contactEndpoint(address)?.protocol === "https:", adminApi),
      ),
      TURNSTILE_SITE_KEY: v.optional(
        v.pipe(
          v.string(),
          v.check(
            (key) => environment === "preview" || !TURNSTILE_TEST_KEY.test(key),
            "TURNSTILE_SITE_KEY is a test key: use the key of your own widget, or remove it.",
          ),
        ),
      ),
    },
    ({ received }) =>
      `${received} is not a var of the Worker. A secret belongs in \`npx wrangler secret put\`; list a new var in scripts/deploy/preflight.ts.`,
  );
  const host = v.pipe(
    v.union([
      v.string(),
      v.pipe(
        v.looseObject({ pattern: v.string() }),
        v.transform(({ pattern }) => pattern),
      ),
    ]),
    v.transform((pattern) => pattern.split("/")[0] ?? ""),
  );
  const rateLimit = v.looseObject({
    name: v.string(),
    simple: v.optional(v.looseObject({ limit: v.optional(v.number(), 0) }), {}),
  });
  return v.looseObject({
    name: v.string(),
    targetEnvironment: v.pipe(
      v.optional(v.string(), "development"),
      v.value(environment, ({ received }) => `The bundle was built for ${received}: build it with \`npm run deploy\`.`),
    ),
    compatibility_date: v.pipe(
      v.optional(v.string(), ""),
      v.isoDate(date),
      v.maxValue(today, date),
      v.minValue(daysBefore(today, COMPATIBILITY_DAYS), date),
    ),
    vars: v.optional(vars, {}),
    workers_dev: v.optional(v.boolean()),
    routes: v.optional(v.array(host), []),
    ratelimits: v.pipe(
      v.optional(v.array(rateLimit), []),
      v.check(
        (limits) => limits.some(({ name, simple }) => name === "CONTACT_RATE_LIMIT" && simple.limit > 0),
        `The contact form has no rate limit: add CONTACT_RATE_LIMIT to ${section}, because bindings are not inherited.`,
      ),
    ),
    d1_databases: v.optional(v.array(v.looseObject({ binding: v.string() })), []),
    triggers: v.optional(v.looseObject({ crons: v.optional(v.array(v.string()), []) }), {}),
  });
}

function crossFieldRefusals({ environment, siteOrigin }: Candidate, config: BuiltConfig): string[] {
  const { routes, triggers } = config;
  const site = URL.parse(siteOrigin);
  // wrangler's default without routes is true.
  const onWorkersDev = config.workers_dev ?? routes.length === 0;
  const problems: [isProblem: boolean, message: string][] = [
    [
      site?.protocol !== "https:" || site.origin !== siteOrigin,
      "siteOrigin in content/site.ts has to be scheme and host of the public site, such as https://www.….",
    ],
    [
      environment === "preview" && !onWorkersDev && routes.length === 0,
      "The preview has no address: set workers_dev = true in [env.preview] of wrangler.toml.",
    ],
    [
      environment === "production" && site !== null && !routes.includes(site.hostname),
      `No route leads to ${site?.hostname}, the host of siteOrigin: put it into routes in [env.production] of wrangler.toml.`,
    ],
    [
      environment === "production" && onWorkersDev,
      "The site would have a second address on workers.dev: set workers_dev = false in [env.production] of wrangler.toml.",
    ],
    [
      bindsOutbox(config) && triggers.crons.length === 0,
      "CONTACT_OUTBOX is bound, but there is no cron trigger: messages would be confirmed and never delivered. vite.config.ts adds the trigger.",
    ],
  ];
  return problems.filter(([isProblem]) => isProblem).map(([, message]) => message);
}

/** What the owner still has to fill in: refused in production, a warning in the preview. */
function listUnfinished({ siteOrigin, samples }: Candidate, { vars, routes }: BuiltConfig): string[] {
  const hosts = {
    "ADMIN_API_URL in wrangler.toml": contactEndpoint(vars.ADMIN_API_URL)?.hostname,
    "siteOrigin in content/site.ts": URL.parse(siteOrigin)?.hostname,
    ...Object.fromEntries(routes.map((host) => [`The route ${host} in wrangler.toml`, host])),
  };
  const reserved = Object.entries(hosts)
    .filter(([, host]) => host && RESERVED_NAME.test(host))
    .map(([place, host]) => `${place} leads to ${host}, a reserved name: replace it with the real one.`);
  const list = samples.map(({ file, line, text }) => `\n    ${file}:${line}  ${text}`).join("");
  const unconfirmed = `${samples.length} values are not confirmed. Replace them and remove sample():${list}`;
  return samples.length > 0 ? [...reserved, unconfirmed] : reserved;
}

/**
 * @param config the built configuration
 * @returns whether the contact form has an outbox, and so a database
 */
function bindsOutbox(config: { d1_databases?: { binding: string }[] }): boolean {
  return config.d1_databases?.some(({ binding }) => binding === "CONTACT_OUTBOX") ?? false;
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
}
