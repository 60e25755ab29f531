import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("workflows pin every action to a commit", () => {
  const workflows = globSync(".github/workflows/*.yml").map((file) => readFileSync(file, "utf8"));
  const actions = workflows.flatMap((text) => [...text.matchAll(/\buses: (.+)/g)].map(([, action = ""]) => action));
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^\.\/|@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test("production is deployed only after a green check and preview, and only from a push to main", () => {
  const workflow = readFileSync(".github/workflows/deploy.yml", "utf8");
  const [, production = ""] = workflow.split("\n  production:\n");
  expect(workflow).toContain("  push:\n    branches: [main]\n");
  expect(workflow).toContain("  check:\n    uses: ./.github/workflows/ci.yml\n");
  expect(production).toMatch(
    /\n {4}if: \$\{\{ !cancelled\(\) && github\.event_name == 'push' && vars\.PRODUCTION_ACCOUNT_ID != '' \}\}\n/,
  );
  expect(production).toContain("\n    needs: [check, preview]\n");
  expect(production).toMatch(
    /steps:\n *- if: needs\.check\.result != 'success' \|\| needs\.preview\.result != 'success'\n *run: \|\n(?: {10}.*\n)* {10}exit 1\n/,
  );
  expect(readFileSync(".github/workflows/ci.yml", "utf8")).toMatch(/- run: bash \.ci\/run\n$/);
  expect(workflow).not.toContain("continue-on-error");
});

test("the privacy policy covers everything that pages store in the browser", () => {
  const source = globSync("app/**/*.{ts,tsx}")
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const items = source.matchAll(/\b[gs]etItem\(\s*([^,)]+)|Storage\??\.?\[([^\]]+)\]|Storage\.(?!\w+\()(\w+)/g);
  const others = source.matchAll(/\b(document\.cookie|cookieStore|indexedDB|caches)\b/g);
  const kept = [...items, ...others].flatMap(([, ...names]) => names.filter(Boolean));
  const remedy = "Say it in content/legal/privacy.ts (section 2, and `updated`), then name its key here.";
  // The theme and the draft of the contact form are the known keys.
  expect(new Set(kept), remedy).toEqual(new Set(['"theme"', "dataset.draft", "draftKey(name"]));
});
