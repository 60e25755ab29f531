import { STEP_LIMITS_MS } from "#app/contact/contract.ts";
import { attempt } from "#workers/attempt.ts";
import { type Format, MEDIA_TYPES } from "./body.ts";
import type { RefusalReason } from "./verdict.ts";

/**
 * Checks a POST before its body is read.
 *
 * @returns the reason to refuse the post, or undefined
 */
export function guardPost({ headers, url }: Request, format: Format): RefusalReason | undefined {
  const site = headers.get("Sec-Fetch-Site");
  const origin = headers.get("Origin");
  if (site !== null && site !== "same-origin") return "csrf";
  if (origin !== null && origin !== "null" && origin !== new URL(url).origin) return "csrf";
  // Browsers send Origin with every POST, "null" from a sandboxed or referrer-less page. Without Origin only
  // Sec-Fetch-Site: same-origin is accepted (ASVS 3.5.1).
  if ((origin ?? site ?? "null") === "null") return "no_origin";
  const [type = ""] = (headers.get("Content-Type") ?? "").split(";");
  if (type.trim().toLowerCase() !== MEDIA_TYPES[format]) return "type";
  return headers.has("Content-Encoding") ? "encoding" : undefined;
}

/** Fails open: losing a message is worse than skipping the limit. */
export async function isOverRate(headers: Headers, env: Env): Promise<boolean> {
  const address = headers.get("CF-Connecting-IP") ?? "unknown";
  // What a provider assigns to one customer: an IPv4 address, or the first 64 bits of an IPv6 address (RFC 6177).
  const key = address.replace("::", ":0:0:0:").split(":").slice(0, 4).join(":");
  const { success } = await attempt(
    STEP_LIMITS_MS.rate,
    () => env.CONTACT_RATE_LIMIT.limit({ key }),
    () => {
      console.error(JSON.stringify({ evt: "contact_rate", reason: "rate_unavailable" }));
      return { success: true };
    },
  );
  return !success;
}
