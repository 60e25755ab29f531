import * as v from "valibot";

const SITEVERIFY = "https://challenges.cloudflare.com/turnstile/v0/siteverify";

/** The field that the widget adds to the form. */
export const TOKEN_FIELD = "cf-turnstile-response";

const VERIFY_BUDGET_MS = 5_000;

/** Cloudflare issues tokens of at most 2,048 characters. */
const TokenSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(2_048));

const VerdictSchema = v.object({
  success: v.boolean(),
  "error-codes": v.fallback(v.array(v.string()), []),
});

/** Error codes that say nothing about the visitor: our secret is wrong, or Cloudflare fails. */
const OUR_FAULTS = new Set(["missing-input-secret", "invalid-input-secret", "bad-request", "internal-error"]);

/** Optional, so they are not in the generated Env. */
interface TurnstileKeys {
  /** A var: it is public. */
  TURNSTILE_SITE_KEY?: string;
  /** A secret: `wrangler secret put TURNSTILE_SECRET_KEY`. */
  TURNSTILE_SECRET_KEY?: string;
}

/** @returns the key for the page's widget; undefined when Turnstile is off, which it is without keys */
export function turnstileSiteKey(env: Env & TurnstileKeys): string | undefined {
  return env.TURNSTILE_SITE_KEY || undefined;
}

/**
 * Verifies the form's token with Cloudflare, which accepts each token once.
 *
 * @returns `off` without any key. Fails closed: `unavailable` when only one key is set, or without a clear response
 */
export async function checkTurnstile(
  token: unknown,
  env: Env & TurnstileKeys,
): Promise<"off" | "passed" | "refused" | "unavailable"> {
  const siteKey = turnstileSiteKey(env);
  const secret = env.TURNSTILE_SECRET_KEY || undefined;
  if (!siteKey && !secret) return "off";
  if (!siteKey || !secret) return "unavailable";
  if (!v.is(TokenSchema, token)) return "refused";
  try {
    const response = await fetch(SITEVERIFY, {
      method: "POST",
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(VERIFY_BUDGET_MS),
    });
    const verdict = response.ok ? v.parse(VerdictSchema, await response.json()) : undefined;
    if (verdict?.success) return "passed";
    return verdict && !verdict["error-codes"].some((code) => OUR_FAULTS.has(code)) ? "refused" : "unavailable";
  } catch {
    return "unavailable";
  }
}
