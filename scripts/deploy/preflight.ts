import type { Sample } from "../content/samples.ts";

export type Environment = "preview" | "production";

export interface BuiltConfig {
  name?: string;
  targetEnvironment?: string;
  compatibility_date?: string;
  workers_dev?: boolean;
  routes?: (string | { pattern: string })[];
  vars?: Record<string, unknown>;
  ratelimits?: { name: string; simple?: { limit?: number } }[];
  queues?: {
    producers?: { binding: string; queue: string }[];
    consumers?: { queue: string; dead_letter_queue?: string; max_retries?: number; max_batch_size?: number }[];
  };
}

export interface Candidate {
  environment: Environment;
  config: BuiltConfig;
  siteOrigin: string;
  samples: Sample[];
  /** In bytes, modules compressed together, as wrangler counts. */
  gzipBytes: number;
  /** YYYY-MM-DD in UTC. */
  today: string;
}

export interface Finding {
  refuses: boolean;
  problem: string;
  remedy: string;
}

/** In bytes; more is a warning. */
const BUNDLE_TARGET_BYTES = 250 * 1024;

/** In bytes; more means that something was bundled by mistake. */
const BUNDLE_LIMIT_BYTES = 3_000_000;

/** The most that the platform has. */
const OUTBOX_RETRIES = 100;

/** The platform has six connections for a Worker's call, and a relay's time limit runs while it waits for one. */
const OUTBOX_BATCH = 5;

const COMPATIBILITY_WARNING_DAYS = 365;
const COMPATIBILITY_LIMIT_DAYS = 730;

export function preflight(candidate: Candidate): Finding[] {
  return [
    builtEnvironment,
    adminApi,
    origin,
    addresses,
    confirmedValues,
    rateLimit,
    compatibilityDate,
    bundleSize,
    turnstile,
    outbox,
  ].flatMap((rule) => rule(candidate));
}

function builtEnvironment({ environment, config }: Candidate): Finding[] {
  const remedy = `Build with \`npm run deploy\`, and keep ENVIRONMENT = "${environment}" in [env.${environment}.vars] of wrangler.toml.`;
  return [
    ...(config.targetEnvironment === environment
      ? []
      : [
          refusal(`The bundle was built for ${config.targetEnvironment ?? "development"}, not ${environment}.`, remedy),
        ]),
    ...(config.vars?.ENVIRONMENT === environment
      ? []
      : [refusal(`The bundle's var ENVIRONMENT is ${show(config.vars?.ENVIRONMENT)}, not "${environment}".`, remedy)]),
  ];
}

function adminApi({ environment, config }: Candidate): Finding[] {
  const address = config.vars?.ADMIN_API_URL;
  const remedy = `Put the admin API's https address into ADMIN_API_URL in [env.${environment}.vars] of wrangler.toml.`;
  const url = typeof address === "string" ? URL.parse(address) : null;
  if (!url) return [refusal(`ADMIN_API_URL is ${show(address)}, which is no address.`, remedy)];
  if (url.protocol !== "https:") return [refusal(`ADMIN_API_URL is ${url.href}, which is not https.`, remedy)];
  if (!isReserved(url.hostname)) return [];
  if (environment === "production") return [refusal(`ADMIN_API_URL is ${url.href}, a reserved name.`, remedy)];
  return [
    warning(`ADMIN_API_URL is ${url.href}, a reserved name: the preview's contact form will answer 502.`, remedy),
  ];
}

function origin({ environment, siteOrigin }: Candidate): Finding[] {
  const remedy = "Set siteOrigin in content/site.ts to scheme and host of the public site, such as https://www.….";
  const url = URL.parse(siteOrigin);
  if (!url) return [refusal(`siteOrigin is ${show(siteOrigin)}, which is no address.`, remedy)];
  if (url.protocol !== "https:") return [refusal(`siteOrigin is ${siteOrigin}, which is not https.`, remedy)];
  if (url.origin !== siteOrigin) return [refusal(`siteOrigin is ${siteOrigin}: only ${url.origin} is wanted.`, remedy)];
  if (!isReserved(url.hostname)) return [];
  const problem = `siteOrigin is ${siteOrigin}, a reserved name.`;
  return [environment === "production" ? refusal(problem, remedy) : warning(problem, remedy)];
}

function addresses({ environment, config, siteOrigin }: Candidate): Finding[] {
  const hosts = (config.routes ?? []).map((route) => (typeof route === "string" ? route : route.pattern).split("/")[0]);
  if (environment === "preview") {
    if (config.workers_dev || hosts.length > 0) return [];
    return [
      refusal("The preview has no address.", "Set workers_dev = true in [env.preview] of wrangler.toml, or a route."),
    ];
  }
  const findings: Finding[] = [];
  const host = URL.parse(siteOrigin)?.hostname;
  const remedy = `Set routes = [{ pattern = "<host of siteOrigin>", custom_domain = true }] in [env.production] of wrangler.toml.`;
  if (host && !hosts.includes(host)) {
    findings.push(refusal(`No route leads to ${host}; the routes are: ${hosts.join(", ") || "none"}.`, remedy));
  }
  for (const reserved of hosts.filter((name) => name !== undefined && isReserved(name))) {
    findings.push(refusal(`The route ${reserved} is a reserved name.`, remedy));
  }
  // wrangler's default is true where there are no routes.
  if (config.workers_dev ?? hosts.length === 0) {
    findings.push(
      refusal(
        "The site would have a second address on workers.dev.",
        "Set workers_dev = false in [env.production] of wrangler.toml.",
      ),
    );
  }
  return findings;
}

function confirmedValues({ environment, samples }: Candidate): Finding[] {
  if (samples.length === 0) return [];
  const list = samples.map(({ file, line, text }) => `\n    ${file}:${line}  ${text}`).join("");
  const problem = `${samples.length} values are not confirmed:${list}`;
  const remedy = "Put each real value in and take sample() away; `npm run samples` lists them.";
  return [environment === "production" ? refusal(problem, remedy) : warning(problem, remedy)];
}

/** Without the binding the contact form accepts any number of messages. */
function rateLimit({ environment, config }: Candidate): Finding[] {
  const remedy = `Add [[env.${environment}.ratelimits]] with name = "CONTACT_RATE_LIMIT" to wrangler.toml: bindings are not inherited.`;
  const binding = config.ratelimits?.find(({ name }) => name === "CONTACT_RATE_LIMIT");
  if (!binding) return [refusal("The rate limit CONTACT_RATE_LIMIT is not bound.", remedy)];
  if (!binding.simple?.limit) return [refusal("The rate limit CONTACT_RATE_LIMIT has no limit.", remedy)];
  return [];
}

function compatibilityDate({ config, today }: Candidate): Finding[] {
  const date = config.compatibility_date;
  const remedy =
    "Set compatibility_date in wrangler.toml to a day that the installed wrangler knows, then run all tests.";
  if (!date || !/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date))) {
    return [refusal(`compatibility_date is ${show(date)}, which is no day.`, remedy)];
  }
  const days = (Date.parse(today) - Date.parse(date)) / 86_400_000;
  if (days < 0) return [refusal(`compatibility_date is ${date}, in the future: the platform refuses it.`, remedy)];
  const problem = `compatibility_date is ${date}, ${days} days ago.`;
  if (days > COMPATIBILITY_LIMIT_DAYS) return [refusal(problem, remedy)];
  return days > COMPATIBILITY_WARNING_DAYS ? [warning(problem, remedy)] : [];
}

function bundleSize({ gzipBytes }: Candidate): Finding[] {
  const size = `The Worker has ${(gzipBytes / 1024).toFixed(1)} KiB gzip`;
  const remedy = "Look at the sizes that `npm run build` prints for the ssr environment: what is new or has grown?";
  if (gzipBytes > BUNDLE_LIMIT_BYTES) {
    return [refusal(`${size}, more than the limit of ${Math.floor(BUNDLE_LIMIT_BYTES / 1024)}.`, remedy)];
  }
  if (gzipBytes > BUNDLE_TARGET_BYTES) {
    return [warning(`${size}, more than the target of ${BUNDLE_TARGET_BYTES / 1024}.`, remedy)];
  }
  return [];
}

/** Both keys, the secret one as a secret; or neither. */
function turnstile({ environment, config }: Candidate): Finding[] {
  const put = `npx wrangler secret put TURNSTILE_SECRET_KEY --name ${config.name ?? "<worker>"}`;
  const siteKey = config.vars?.TURNSTILE_SITE_KEY;
  const findings: Finding[] = [];
  if (config.vars?.TURNSTILE_SECRET_KEY !== undefined) {
    findings.push(
      refusal("TURNSTILE_SECRET_KEY is a var: anyone who reads the repository has it.", `Make it a secret: ${put}`),
    );
  }
  if (!siteKey) return findings;
  // Cloudflare's test keys accept everyone, or nobody.
  if (environment === "production" && /^[123]x0{8}/.test(String(siteKey))) {
    findings.push(
      refusal(
        `TURNSTILE_SITE_KEY is ${siteKey}, a test key.`,
        "Put the widget's own key into [env.production.vars] of wrangler.toml, or take it away.",
      ),
    );
  }
  findings.push(
    warning("Turnstile is on: without its secret key every message is refused.", `If not done yet: ${put}`),
  );
  return findings;
}

/** Off without any queue. Half of it would confirm messages that nobody delivers. */
function outbox({ environment, config }: Candidate): Finding[] {
  const { producers = [], consumers = [] } = config.queues ?? {};
  const queueOf = (name: string) => producers.find(({ binding }) => binding === name)?.queue;
  const [queue, deadLetters] = [queueOf("CONTACT_OUTBOX"), queueOf("CONTACT_DEAD_LETTERS")];
  if (!queue && !deadLetters && consumers.length === 0) return [];
  const remedy = `Take over all of the outbox's lines in [env.${environment}] of wrangler.toml, or none (docs/contact-outbox.md).`;
  if (!queue) return [refusal("There are queues, but CONTACT_OUTBOX is not bound.", remedy)];
  if (!deadLetters) return [refusal("CONTACT_OUTBOX is bound, but CONTACT_DEAD_LETTERS is not.", remedy)];
  if (queue === deadLetters) return [refusal(`The outbox and its dead letters are one queue, ${queue}.`, remedy)];
  const consumer = consumers.find((entry) => entry.queue === queue);
  if (!consumer) return [refusal(`The Worker is no consumer of ${queue}: nothing would be delivered.`, remedy)];
  const { dead_letter_queue, max_retries, max_batch_size } = consumer;
  const findings: Finding[] = [];
  if (consumers.some((entry) => entry.queue === deadLetters)) {
    findings.push(refusal(`The Worker is a consumer of ${deadLetters}: dead letters would be tried at once.`, remedy));
  }
  if (dead_letter_queue !== deadLetters) {
    findings.push(
      refusal(`The consumer's dead_letter_queue is ${show(dead_letter_queue)}, not "${deadLetters}".`, remedy),
    );
  }
  if (max_retries !== OUTBOX_RETRIES) {
    findings.push(refusal(`The consumer's max_retries is ${show(max_retries)}, not ${OUTBOX_RETRIES}.`, remedy));
  }
  if (!max_batch_size || max_batch_size > OUTBOX_BATCH) {
    findings.push(
      warning(`The consumer's max_batch_size is ${show(max_batch_size)}; relays wait above ${OUTBOX_BATCH}.`, remedy),
    );
  }
  return findings;
}

function refusal(problem: string, remedy: string): Finding {
  return { refuses: true, problem, remedy };
}

function warning(problem: string, remedy: string): Finding {
  return { refuses: false, problem, remedy };
}

/** Reserved names (RFC 2606, RFC 6761). */
function isReserved(hostname: string): boolean {
  return /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/.test(hostname);
}

function show(value: unknown): string {
  return value === undefined ? "not set" : JSON.stringify(value);
}
