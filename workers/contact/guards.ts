import { type Format, isFormat } from "./body.ts";
import type { RefusalReason } from "./verdict.ts";

/**
 * Checks a POST before its body is read. A post from another site does not count toward the rate limit, because it
 * would use up the visitor's.
 *
 * @returns the reason to refuse the post, or undefined
 */
export async function guardPost(request: Request, format: Format, env: Env): Promise<RefusalReason | undefined> {
  const { headers } = request;
  const site = headers.get("Sec-Fetch-Site");
  const origin = headers.get("Origin");
  if (site !== null && site !== "same-origin") return "csrf";
  if (origin !== null && origin !== "null" && origin !== new URL(request.url).origin) return "csrf";
  if (await isOverRate(headers, env)) return "rate";
  // Browsers send Origin with every POST, "null" from a sandboxed or referrer-less page. Without Origin only
  // Sec-Fetch-Site: same-origin is accepted (ASVS 3.5.1).
  if ((origin ?? site ?? "null") === "null") return "no_origin";
  if (!isFormat(headers.get("Content-Type"), format)) return "type";
  return headers.has("Content-Encoding") ? "encoding" : undefined;
}

// Fails open: losing a message is worse than skipping the limit.
async function isOverRate(headers: Headers, env: Env): Promise<boolean> {
  try {
    const key = networkOf(headers.get("CF-Connecting-IP") ?? "unknown");
    return !(await env.CONTACT_RATE_LIMIT.limit({ key })).success;
  } catch {
    console.error(JSON.stringify({ evt: "contact_rate", reason: "rate_unavailable" }));
    return false;
  }
}

/**
 * What a provider assigns to one customer: an IPv4 address, or the first 64 bits of an IPv6 address (RFC 6177).
 *
 * @returns `address` itself if it is not an IPv6 address
 */
function networkOf(address: string): string {
  const url = URL.parse(`http://[${address}]`);
  if (!url) return address;
  // The URL parser normalizes the address, with "::" for the longest run of zeros.
  const [head = "", tail = ""] = url.hostname.slice(1, -1).split("::");
  const groups = head.split(":").filter(Boolean);
  const zeros = 8 - groups.length - tail.split(":").filter(Boolean).length;
  return [...groups, ...Array<string>(zeros).fill("0"), ...tail.split(":")].slice(0, 4).join(":");
}
