import { expect, test } from "vitest";
import { type Candidate, preflight } from "#scripts/deploy/preflight.ts";

const good = {
  environment: "production",
  config: {
    name: "mhs-website-production",
    workers_dev: false,
    preview_urls: true,
    routes: [{ pattern: "www.mhs.madeup", custom_domain: true }],
    vars: { ENVIRONMENT: "production", ADMIN_API_URL: "https://admin.mhs.madeup/api/" },
  },
  siteOrigin: "https://www.mhs.madeup",
  samples: [],
} satisfies Candidate;

const sample = { file: "content/site.ts", line: 17, text: 'email: sample("hello@mhs.example.com"),' };

interface Change extends Partial<Omit<Candidate, "config">> {
  config?: Record<string, unknown>;
  vars?: Record<string, unknown>;
}

function production({ config, vars, ...rest }: Change): Candidate {
  return { ...good, ...rest, config: { ...good.config, ...config, vars: { ...good.config.vars, ...vars } } };
}

function preview({ config, vars, ...rest }: Change): Candidate {
  return production({
    environment: "preview",
    config: { workers_dev: true, routes: undefined, ...config },
    vars: { ENVIRONMENT: "preview", ...vars },
    ...rest,
  });
}

const environments = { production, preview };

test("a finished site passes in both environments", () => {
  for (const candidate of Object.values(environments)) {
    expect(preflight(candidate({}))).toEqual({ refusals: [], warnings: [] });
  }
});

const ADDRESS = /^vars\.ADMIN_API_URL: must be an https address/;
const ORIGIN = /^siteOrigin .* must be scheme and host/;
const SECRET = /^vars\.ADMIN_API_SECRET: is not a var of/;

test.for<[string, Change, RegExp]>([
  ["development's vars", { vars: { ENVIRONMENT: "development" } }, /^vars\.ENVIRONMENT: must be "p/],
  ["an ADMIN_API_URL on this machine", { vars: { ADMIN_API_URL: "http://localhost:8788/api/" } }, ADDRESS],
  ["an ADMIN_API_URL with a password", { vars: { ADMIN_API_URL: "https://user:hunter2@admin.mhs.madeup/" } }, ADDRESS],
  ["no ADMIN_API_URL", { vars: { ADMIN_API_URL: undefined } }, /^vars\.ADMIN_API_URL: is missing\./],
  ["an ADMIN_API_URL that is a list", { vars: { ADMIN_API_URL: ["hunter2"] } }, ADDRESS],
  ["a secret among the vars", { vars: { ADMIN_API_SECRET: "hunter2" } }, SECRET],
  ["no origin", { siteOrigin: "" }, ORIGIN],
  ["an origin with a path", { siteOrigin: "https://www.mhs.madeup/en" }, ORIGIN],
  ["versions without an address", { config: { preview_urls: false } }, /set preview_urls to true/],
])("refuses %s in both environments without quoting a var", ([, change, problem]) => {
  for (const candidate of Object.values(environments)) {
    const { refusals } = preflight(candidate(change));
    expect(refusals).toEqual([expect.stringMatching(problem)]);
    expect(refusals[0]).not.toContain("hunter2");
  }
});

test.for<[string, Change, RegExp]>([
  ["a route to elsewhere", { config: { routes: ["mhs.elsewhere/*"] } }, /No route leads to www\.mhs\.madeup/],
  ["no route", { config: { routes: undefined } }, /No route leads to www\.mhs\.madeup/],
  ["a second address", { config: { workers_dev: true } }, /set workers_dev to false/],
])("refuses %s in production", ([, change, problem]) => {
  expect(preflight(production(change)).refusals).toEqual([expect.stringMatching(problem)]);
});

test("refuses unfinished parts in production, but only warns in the preview", () => {
  const siteOrigin = "https://mhs.example.com";
  const change = { siteOrigin, samples: [sample], vars: { ADMIN_API_URL: "https://admin.test/api/" } };
  const reserved = [
    expect.stringMatching(/^ADMIN_API_URL leads to admin\.test, a reserved name/),
    expect.stringMatching(/^siteOrigin leads to mhs\.example\.com, a reserved name/),
  ];
  const unconfirmed = expect.stringMatching(/^1 values are not confirmed.*\n +content\/site\.ts:17 {2}email: sample\(/);
  expect(
    preflight(production({ ...change, config: { routes: [{ pattern: "mhs.example.com" }, "mhs.madeup/*"] } })),
  ).toEqual({
    refusals: [unconfirmed, ...reserved, expect.stringMatching(/^A route leads to mhs\.example\.com, a reserved name/)],
    warnings: [],
  });
  expect(preflight(preview(change))).toEqual({ refusals: [], warnings: [unconfirmed, ...reserved] });
});

test("the long list of samples stands above the refusals that it would hide", () => {
  const { refusals } = preflight(production({ samples: [sample], vars: { ENVIRONMENT: "preview" } }));
  expect(refusals).toEqual([expect.stringMatching(/^1 values are not/), expect.stringMatching(/^vars\.ENVIRONMENT/)]);
});
