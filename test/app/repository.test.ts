import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("workflows pin every action to a commit, and get no token that can write", () => {
  const workflows = globSync(".github/workflows/*.yml").map((file) => readFileSync(file, "utf8"));
  const actions = workflows.flatMap((text) => [...text.matchAll(/\buses: (.+)/g)].map(([, action = ""]) => action));
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^\.\/|@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  for (const text of workflows) {
    expect(text).toContain("\npermissions:\n  contents: read\n");
    expect(text.split("actions/checkout@").length).toBe(text.split("persist-credentials: false").length);
  }
});

test("CI fails if any of its steps fails", () => {
  const steps = readFileSync(".ci/run", "utf8").match(/^(step|wait) .*$/gm) ?? [];
  expect(steps.length).toBeGreaterThan(4);
  for (const line of steps) expect(line).toMatch(/ \|\| (status=1|exit 1)$| &$/);
});

test("the privacy policy covers everything that pages store in the browser", () => {
  const source = globSync("app/**/*.{ts,tsx}")
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const items = source.matchAll(/\b[gs]etItem\(\s*([^,)]+)|Storage\??\.?\[([^\]]+)\]|Storage\.(?!\w+\()(\w+)/g);
  const others = source.matchAll(/\b(document\.cookie|cookieStore|indexedDB|caches)\b/g);
  const kept = [...items, ...others].flatMap(([, ...names]) => names.filter(Boolean));
  const remedy = "Say it in content/legal/privacy.ts (section 2, and `updated`), then name its key here.";
  // The theme, the draft of the contact form and the page that a failed link leads to.
  expect(new Set(kept), remedy).toEqual(new Set(['"theme"', "key", "draftKey(name", "KEY"]));
});
