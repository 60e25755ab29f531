import { expect, test } from "vitest";
import { type Candidate, preflight } from "#scripts/deploy/preflight.ts";

const finished = {
  environment: "production",
  config: {
    routes: [{ pattern: "www.mhs.madeup", custom_domain: true }],
    vars: { ENVIRONMENT: "production", ADMIN_API_URL: "https://admin.mhs.madeup/api/" },
    version_metadata: { binding: "CF_VERSION_METADATA" },
  },
  siteOrigin: "https://www.mhs.madeup",
  samples: [],
} satisfies Candidate;

function production(change: Partial<Candidate>, vars: Record<string, unknown> = {}): Candidate {
  const candidate = { ...finished, ...change };
  return { ...candidate, config: { ...candidate.config, vars: { ...finished.config.vars, ...vars } } };
}

test("a finished site passes", () => {
  expect(preflight(finished)).toEqual({ refusals: [], warnings: [] });
});

test.for<[string, Candidate, RegExp]>([
  ["another environment's vars", production({}, { ENVIRONMENT: "development" }), /ENVIRONMENT must be "production"/],
  ["no ADMIN_API_URL", production({}, { ADMIN_API_URL: undefined }), /ADMIN_API_URL must be an https URL/],
  [
    "an ADMIN_API_URL on this machine",
    production({}, { ADMIN_API_URL: "http://localhost:8788/api/" }),
    /ADMIN_API_URL must be an https URL/,
  ],
  [
    "an ADMIN_API_URL with a password, without quoting it",
    production({}, { ADMIN_API_URL: "https://user:hunter2@admin.mhs.madeup/" }),
    /^(?!.*hunter2).*ADMIN_API_URL must be an https URL/,
  ],
  [
    "no version id, which the smoke test compares",
    production({ config: { ...finished.config, version_metadata: undefined } }),
    /version_metadata\.binding must be/,
  ],
  ["a siteOrigin with a path", production({ siteOrigin: "https://www.mhs.madeup/en" }), /siteOrigin .* must be like/],
  [
    "a route to another host",
    production({ config: { ...finished.config, routes: ["www.other.madeup/*"] } }),
    /No route leads to www\.mhs\.madeup/,
  ],
])("refuses %s", ([, candidate, refusal]) => {
  expect(preflight(candidate).refusals).toEqual([expect.stringMatching(refusal)]);
});

test("refuses unfinished values in production, but only warns about them in the preview", () => {
  const unfinished = {
    samples: ['content/site.ts:17  email: sample("hello@mhs.example.com"),'],
    siteOrigin: "https://mhs.example.com",
    config: { ...finished.config, routes: ["mhs.example.com/*"] },
  };
  const ADMIN_API_URL = "https://admin.test/api/";
  const problems = [
    expect.stringMatching(/^1 values are not confirmed/),
    expect.stringMatching(/^admin\.test is a reserved name/),
    expect.stringMatching(/^mhs\.example\.com is a reserved name/),
  ];
  expect(preflight(production(unfinished, { ADMIN_API_URL }))).toEqual({ refusals: problems, warnings: [] });
  const preview = production({ ...unfinished, environment: "preview" }, { ADMIN_API_URL, ENVIRONMENT: "preview" });
  expect(preflight(preview)).toEqual({ refusals: [], warnings: problems });
});
