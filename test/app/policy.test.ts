import { CspEvaluator } from "csp_evaluator/dist/evaluator";
import { Severity } from "csp_evaluator/dist/finding";
import { CspParser } from "csp_evaluator/dist/parser";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { pagePolicy } from "#app/start/page-policy.ts";
import { CLOSED_POLICY, securityHeaders } from "#workers/security-headers.ts";

// Google's CSP evaluator judges the policies. Which response has which: test/worker/security.test.ts.

const HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const page = pagePolicy({ scripts: [HASH], styles: [HASH], development: false });

async function sent(path: string, bindings: object): Promise<string> {
  const app = new Hono<{ Bindings: Env }>();
  app.use(securityHeaders());
  app.get("*", (c) => c.body(null, 200, { "Content-Security-Policy": page }));
  const response = await app.request(`https://localhost${path}`, {}, bindings);
  return response.headers.get("Content-Security-Policy") ?? "";
}

const KEYS = { TURNSTILE_SITE_KEY: "1x00000000000000000000AA" };

const evaluate = (policy: string) => new CspEvaluator(new CspParser(policy).csp).evaluate();

const policies: Record<string, string> = {
  "a page": page,
  "a deployed page": await sent("/about-us", { ENVIRONMENT: "production" }),
  "the form's page with Turnstile": await sent("/contact-us", KEYS),
  "anything but a page": CLOSED_POLICY,
};

test.for(Object.entries(policies))("the evaluator finds nothing serious in the policy of %s", ([, policy]) => {
  const findings = evaluate(policy);
  const serious = [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM, Severity.HIGH_MAYBE];
  expect(findings.filter(({ severity }) => serious.includes(severity))).toEqual([]);
});
