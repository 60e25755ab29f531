import { TIME_LIMITS_MS } from "#app/contact/contract.ts";
import { withTimeout } from "#workers/with-timeout.ts";
import { type Format, MEDIA_TYPES } from "./body.ts";
import { errorName } from "./log.ts";
import type { RefusalReason } from "./result.ts";

/**
 * Checks the headers of a POST before its body is read. workers/csrf-guard.ts has already checked the origin.
 *
 * @returns the reason to refuse the POST, or undefined
 */
export function guardPost({ headers }: Request, format: Format): RefusalReason | undefined {
  const [type = ""] = (headers.get("Content-Type") ?? "").split(";");
  if (type.trim().toLowerCase() !== MEDIA_TYPES[format]) return "type";
  return headers.has("Content-Encoding") ? "encoding" : undefined;
}

/** Fails open, because losing a message is worse than skipping the limit. */
export async function isRateLimited(headers: Headers, env: Env): Promise<boolean> {
  const ip = headers.get("CF-Connecting-IP") ?? "unknown";
  // Providers assign one customer an IPv4 address or an IPv6 /64 prefix (RFC 6177).
  const key = ip.replace("::", ":0:0:0:").split(":").slice(0, 4).join(":");
  try {
    const { success } = await withTimeout(TIME_LIMITS_MS.rateLimiter, () => env.CONTACT_RATE_LIMIT.limit({ key }));
    return !success;
  } catch (error) {
    console.error(JSON.stringify({ evt: "contact_rate", error: errorName(error) }));
    return false;
  }
}
