import * as v from "valibot";
import { STEP_LIMITS_MS } from "#app/contact/contract.ts";
import { attempt } from "#workers/attempt.ts";
import { parseBody, readUpTo } from "./body.ts";

const SITEVERIFY = "https://challenges.cloudflare.com/turnstile/v0/siteverify";

/** The field that the widget adds to the form. */
export const TOKEN_FIELD = "cf-turnstile-response";

const ANSWER_LIMIT_BYTES = 64 * 1024;

/** Cloudflare issues tokens of at most 2,048 characters. */
const TokenSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(2_048));

const SiteverifySchema = v.object({
  success: v.boolean(),
  "error-codes": v.fallback(v.array(v.string()), []),
});

/** Error codes that say nothing about the visitor: our secret is wrong, or Cloudflare fails. */
const OUR_FAULTS = new Set(["missing-input-secret", "invalid-input-secret", "bad-request", "internal-error"]);

/**
 * Verifies the form's token with Cloudflare, which accepts each token once.
 *
 * @returns `off` unless both keys are set, so that the widget can be on every open page before anything is checked.
 *   `unavailable` if Cloudflare gives no clear answer
 */
export async function checkTurnstile(token: unknown, env: Env): Promise<"off" | "passed" | "refused" | "unavailable"> {
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secret } = env;
  if (!siteKey || !secret) return "off";
  if (!v.is(TokenSchema, token)) return "refused";
  const verify = async (deadline: AbortSignal) => {
    const body = new URLSearchParams({ secret, response: token });
    const response = await fetch(SITEVERIFY, { method: "POST", body, signal: deadline });
    if (!response.ok) return "unavailable";
    const { bytes } = await readUpTo(ANSWER_LIMIT_BYTES, response.body, deadline);
    const result = v.parse(SiteverifySchema, parseBody(bytes, "json"));
    if (result.success) return "passed";
    return result["error-codes"].some((code) => OUR_FAULTS.has(code)) ? "unavailable" : "refused";
  };
  return attempt(STEP_LIMITS_MS.turnstile, verify, () => "unavailable");
}
