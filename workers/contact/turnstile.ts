const SITEVERIFY = "https://challenges.cloudflare.com/turnstile/v0/siteverify";

/** The field that the widget adds to the form. */
const TOKEN_FIELD = "cf-turnstile-response";

/** Longest token that Cloudflare issues, in characters. */
const TOKEN_LIMIT = 2_048;

const VERIFY_BUDGET_MS = 5_000;

/** Optional, so they are not in the generated Env. */
interface TurnstileKeys {
  /** A var: it is public. */
  TURNSTILE_SITE_KEY?: string;
  /** A secret: `wrangler secret put TURNSTILE_SECRET_KEY`. */
  TURNSTILE_SECRET_KEY?: string;
}

/** The key for the page's widget; undefined when Turnstile is off, which it is without keys. */
export function turnstileSiteKey(env: Env & TurnstileKeys): string | undefined {
  return env.TURNSTILE_SITE_KEY || undefined;
}

/**
 * Verifies the form's token with Cloudflare, which accepts each token once. Out: `off` without any key. Fails closed:
 * `unavailable` when only one key is set, or without a clear response.
 */
export async function checkTurnstile(
  fields: Record<string, unknown>,
  env: Env & TurnstileKeys,
): Promise<"off" | "passed" | "refused" | "unavailable"> {
  const siteKey = turnstileSiteKey(env);
  const secret = env.TURNSTILE_SECRET_KEY || undefined;
  if (!siteKey && !secret) return "off";
  if (!siteKey || !secret) return "unavailable";
  const token = Object.hasOwn(fields, TOKEN_FIELD) ? fields[TOKEN_FIELD] : undefined;
  if (typeof token !== "string" || token === "" || token.length > TOKEN_LIMIT) return "refused";
  try {
    const response = await fetch(SITEVERIFY, {
      method: "POST",
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(VERIFY_BUDGET_MS),
    });
    const verdict = response.ok ? await response.json() : undefined;
    if (typeof verdict !== "object" || verdict === null || !("success" in verdict)) return "unavailable";
    if (verdict.success === true) return "passed";
    return isOurFault(verdict) ? "unavailable" : "refused";
  } catch {
    return "unavailable";
  }
}

/** Error codes that say nothing about the visitor: our secret is wrong, or Cloudflare fails. */
const OUR_FAULTS = new Set(["missing-input-secret", "invalid-input-secret", "bad-request", "internal-error"]);

function isOurFault(verdict: object): boolean {
  const codes: unknown = "error-codes" in verdict ? verdict["error-codes"] : [];
  return Array.isArray(codes) && codes.some((code) => OUR_FAULTS.has(code));
}
