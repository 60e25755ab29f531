import { expect, test } from "vitest";
import { type BuiltConfig, type Candidate, preflight } from "../../scripts/deploy/preflight.ts";

const good = {
  environment: "production",
  config: {
    name: "mhs-website-production",
    targetEnvironment: "production",
    compatibility_date: "2026-10-01",
    workers_dev: false,
    routes: [{ pattern: "www.mhs.madeup" }],
    vars: { ENVIRONMENT: "production", ADMIN_API_URL: "https://admin.mhs.madeup/api/" },
    ratelimits: [{ name: "CONTACT_RATE_LIMIT", simple: { limit: 5 } }],
  },
  siteOrigin: "https://www.mhs.madeup",
  samples: [],
  gzipBytes: 200 * 1024,
  today: "2026-11-21",
} satisfies Candidate;

const sample = { file: "content/site.ts", line: 17, text: 'email: sample("hello@mhs.example.com"),' };

interface Change extends Partial<Omit<Candidate, "config">> {
  config?: BuiltConfig;
  vars?: Record<string, unknown>;
}

function production({ config, vars, ...rest }: Change): Candidate {
  return { ...good, ...rest, config: { ...good.config, ...config, vars: { ...good.config.vars, ...vars } } };
}

function preview({ config, vars, ...rest }: Change): Candidate {
  return production({
    environment: "preview",
    config: { targetEnvironment: "preview", workers_dev: true, routes: undefined, ...config },
    vars: { ENVIRONMENT: "preview", ...vars },
    ...rest,
  });
}

const refusals = (candidate: Candidate) =>
  preflight(candidate).flatMap(({ refuses, problem }) => (refuses ? [problem] : []));

const problems = (candidate: Candidate) =>
  preflight(candidate).map(({ refuses, problem }) => `${refuses ? "refused" : "warning"}: ${problem}`);

test("a finished site has no findings in either environment", () => {
  expect(problems(production({}))).toEqual([]);
  expect(problems(preview({}))).toEqual([]);
});

test.for<[string, Change, RegExp]>([
  ["a build of no environment", { config: { targetEnvironment: undefined } }, /built for development, not p/],
  ["no ENVIRONMENT", { vars: { ENVIRONMENT: undefined } }, /ENVIRONMENT is not set/],
  ["development's vars", { vars: { ENVIRONMENT: "development" } }, /ENVIRONMENT is "development"/],
  ["no ADMIN_API_URL", { vars: { ADMIN_API_URL: undefined } }, /ADMIN_API_URL is not set/],
  ["an empty ADMIN_API_URL", { vars: { ADMIN_API_URL: "" } }, /ADMIN_API_URL is "", which is no address/],
  ["an ADMIN_API_URL without scheme", { vars: { ADMIN_API_URL: "admin.mhs.madeup/api" } }, /which is no address/],
  ["an ADMIN_API_URL in clear", { vars: { ADMIN_API_URL: "http://admin.mhs.madeup/api/" } }, /which is not https/],
  ["development's ADMIN_API_URL", { vars: { ADMIN_API_URL: "http://localhost:8788/api/" } }, /which is not https/],
  ["no origin", { siteOrigin: "" }, /siteOrigin is "", which is no address/],
  ["an origin in clear", { siteOrigin: "http://www.mhs.madeup" }, /siteOrigin is .* which is not https/],
  ["an origin with a slash", { siteOrigin: "https://www.mhs.madeup/" }, /only https:\/\/www.mhs.madeup is/],
  ["an origin with a path", { siteOrigin: "https://www.mhs.madeup/en" }, /only https:\/\/www.mhs.madeup is/],
  ["no rate limit", { config: { ratelimits: undefined } }, /CONTACT_RATE_LIMIT is not bound/],
  ["a rate limit of another name", { config: { ratelimits: [{ name: "OTHER" }] } }, /CONTACT_RATE_LIMIT is not bound/],
  ["a rate limit without limit", { config: { ratelimits: [{ name: "CONTACT_RATE_LIMIT" }] } }, /has no limit/],
  ["no compatibility date", { config: { compatibility_date: undefined } }, /compatibility_date is not set/],
  ["a compatibility date of no day", { config: { compatibility_date: "2026-13-01" } }, /which is no day/],
  ["a compatibility date in words", { config: { compatibility_date: "October 2026" } }, /which is no day/],
  ["a compatibility date of tomorrow", { config: { compatibility_date: "2026-11-22" } }, /in the future/],
  ["a compatibility date of two years ago", { config: { compatibility_date: "2024-11-20" } }, /731 days ago/],
  ["a Worker of 3 MB", { gzipBytes: 3_000_001 }, /2929\.7 KiB gzip, more than the limit/],
  ["a secret among the vars", { vars: { TURNSTILE_SECRET_KEY: "0x4AAA" } }, /TURNSTILE_SECRET_KEY is a var/],
])("%s is refused in both environments", ([, change, problem]) => {
  for (const candidate of [production(change), preview(change)]) {
    expect(refusals(candidate)).toEqual([expect.stringMatching(problem)]);
  }
});

test("a bundle of another environment is refused, by its build and by its vars", () => {
  expect(refusals({ ...production({}), config: preview({}).config })).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/built for preview, not production/),
      expect.stringMatching(/ENVIRONMENT is "preview", not "production"/),
    ]),
  );
  expect(refusals({ ...preview({}), config: production({}).config })).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/built for production, not preview/),
      expect.stringMatching(/ENVIRONMENT is "production", not "preview"/),
    ]),
  );
});

test.for<[string, Change, RegExp]>([
  ["a route to elsewhere", { config: { routes: ["mhs.elsewhere/*"] } }, /No route leads to www\.mhs\.madeup/],
  ["no route", { config: { routes: undefined } }, /No route leads to www\.mhs\.madeup; the routes are: none/],
  ["a second address", { config: { workers_dev: true } }, /second address on workers\.dev/],
  ["a local ADMIN_API_URL", { vars: { ADMIN_API_URL: "https://localhost/api/" } }, /ADMIN_API_URL is .* reserved/],
  ["a test key", { vars: { TURNSTILE_SITE_KEY: "1x00000000000000000000AA" } }, /1x00000000000000000000AA, a test key/],
])("%s is refused in production", ([, change, problem]) => {
  expect(refusals(production(change))).toEqual([expect.stringMatching(problem)]);
});

test("wrangler's defaults count: without routes a Worker is on workers.dev", () => {
  expect(refusals(production({ config: { workers_dev: undefined } }))).toEqual([]);
  expect(refusals(production({ config: { workers_dev: undefined, routes: undefined } }))).toContainEqual(
    expect.stringContaining("second address on workers.dev"),
  );
});

test("a preview without an address is refused", () => {
  expect(problems(preview({ config: { workers_dev: false } }))).toEqual(["refused: The preview has no address."]);
  expect(problems(preview({ config: { workers_dev: false, routes: ["preview.mhs.madeup/*"] } }))).toEqual([]);
});

test("unconfirmed values are listed with file and line: refused in production, a warning in the preview", () => {
  for (const [candidate, verdict] of [
    [production({ samples: [sample] }), "refused"],
    [preview({ samples: [sample] }), "warning"],
  ] as const) {
    const [found] = problems(candidate);
    expect(found).toMatch(new RegExp(`^${verdict}: 1 values`));
    expect(found).toContain('content/site.ts:17  email: sample("hello@mhs.example.com"),');
  }
});

test("reserved names are refused in production and a warning in the preview", () => {
  const siteOrigin = "https://mhs.example.com";
  const vars = { ADMIN_API_URL: "https://admin.test/api/" };
  expect(problems(production({ siteOrigin, vars, config: { routes: [{ pattern: "mhs.example.com" }] } }))).toEqual([
    expect.stringMatching(/^refused: ADMIN_API_URL is .* reserved/),
    expect.stringMatching(/^refused: siteOrigin is .* reserved/),
    expect.stringMatching(/^refused: The route mhs\.example\.com is a reserved name/),
  ]);
  expect(problems(preview({ siteOrigin, vars }))).toEqual([
    expect.stringMatching(/^warning: ADMIN_API_URL is .* reserved/),
    expect.stringMatching(/^warning: siteOrigin is .* reserved/),
  ]);
});

test.for<[string, Change, RegExp]>([
  ["a Worker over the target", { gzipBytes: 251 * 1024 }, /251\.0 KiB gzip, more than the target of 250/],
  ["a compatibility date of a year ago", { config: { compatibility_date: "2025-11-20" } }, /366 days ago/],
  ["Turnstile switched on", { vars: { TURNSTILE_SITE_KEY: "0x4AAAAAAA" } }, /without its secret key/],
])("%s is a warning", ([, change, problem]) => {
  expect(problems(production(change))).toEqual([expect.stringMatching(new RegExp(`^warning: .*${problem.source}`))]);
});

test("values exactly at the limits pass", () => {
  expect(problems(production({ gzipBytes: 250 * 1024 }))).toEqual([]);
  expect(problems(production({ config: { compatibility_date: "2026-11-21" } }))).toEqual([]);
  expect(problems(production({ config: { compatibility_date: "2025-11-21" } }))).toEqual([]);
});

test("all findings are reported at once, each with its remedy", () => {
  const findings = preflight({
    environment: "production",
    config: {},
    siteOrigin: "",
    samples: [sample],
    gzipBytes: 4_000_000,
    today: "2026-11-21",
  });
  expect(findings.map(({ problem }) => problem)).toEqual([
    expect.stringContaining("built for development"),
    expect.stringContaining("ENVIRONMENT"),
    expect.stringContaining("ADMIN_API_URL"),
    expect.stringContaining("siteOrigin"),
    expect.stringContaining("workers.dev"),
    expect.stringContaining("not confirmed"),
    expect.stringContaining("CONTACT_RATE_LIMIT"),
    expect.stringContaining("compatibility_date"),
    expect.stringContaining("KiB gzip"),
  ]);
  for (const { refuses, remedy } of findings) {
    expect(refuses).toBe(true);
    expect(remedy.length).toBeGreaterThan(20);
  }
});

const outbox = {
  producers: [
    { binding: "CONTACT_OUTBOX", queue: "outbox" },
    { binding: "CONTACT_DEAD_LETTERS", queue: "dead" },
  ],
  consumers: [{ queue: "outbox", dead_letter_queue: "dead", max_retries: 100, max_batch_size: 5 }],
};
const [consumer] = outbox.consumers;

test("an outbox that is whole has no findings", () => {
  expect(problems(production({ config: { queues: outbox } }))).toEqual([]);
  expect(problems(preview({ config: { queues: { producers: [], consumers: [] } } }))).toEqual([]);
});

test.for<[string, Partial<typeof outbox>, RegExp]>([
  ["without dead letters", { producers: outbox.producers.slice(0, 1) }, /CONTACT_DEAD_LETTERS is not/],
  ["without its own binding", { producers: outbox.producers.slice(1) }, /CONTACT_OUTBOX is not bound/],
  ["without a consumer", { consumers: [] }, /no consumer of outbox/],
  [
    "that is its own dead letters",
    { producers: outbox.producers.map((entry) => ({ ...entry, queue: "outbox" })) },
    /one queue, outbox/,
  ],
  [
    "whose consumer leaves dead letters nowhere",
    { consumers: [{ ...consumer, dead_letter_queue: undefined }] as never },
    /dead_letter_queue is not set/,
  ],
  [
    "whose consumer gives up early",
    { consumers: [{ ...consumer, max_retries: 3 }] as never },
    /max_retries is 3, not 100/,
  ],
  [
    "with a consumer of dead letters",
    { consumers: [consumer, { ...consumer, queue: "dead" }] as never },
    /a consumer of dead/,
  ],
])("an outbox %s is refused", ([, change, problem]) => {
  for (const candidate of [production, preview]) {
    expect(refusals(candidate({ config: { queues: { ...outbox, ...change } } }))).toEqual([
      expect.stringMatching(problem),
    ]);
  }
});

test("a batch of more messages than connections is a warning", () => {
  const consumers = [{ queue: "outbox", dead_letter_queue: "dead", max_retries: 100 }];
  expect(problems(production({ config: { queues: { ...outbox, consumers } } }))).toEqual([
    expect.stringMatching(/^warning: .*max_batch_size is not set/),
  ]);
});

test("Turnstile's warning contains the command for this Worker", () => {
  const [reminder] = preflight(production({ vars: { TURNSTILE_SITE_KEY: "0x4AAAAAAA" } }));
  expect(reminder?.remedy).toContain("wrangler secret put TURNSTILE_SECRET_KEY --name mhs-website-production");
});
