import { type Format, isFormat } from "./body.ts";
import type { RefusalReason } from "./verdict.ts";

/**
 * Checks what can be known of a POST before its body is read. A post from another site does not count against the rate:
 * it would use up the visitor's.
 */
export async function guardPost(request: Request, format: Format, env: Env): Promise<RefusalReason | undefined> {
  if (isFromElsewhere(request)) return "csrf";
  if (await isOverRate(request, env)) return "rate";
  const { headers } = request;
  // Browsers send Origin with every POST, "null" from a sandboxed or referrer-less page. Without it only
  // Sec-Fetch-Site: same-origin is accepted (ASVS 3.5.1).
  const origin = headers.get("Origin") ?? headers.get("Sec-Fetch-Site") ?? "null";
  if (origin === "null") return "no_origin";
  if (!isFormat(headers.get("Content-Type"), format)) return "type";
  return headers.has("Content-Encoding") ? "encoding" : undefined;
}

/** Whether a page of another site has sent the request. */
function isFromElsewhere(request: Request): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null && site !== "same-origin") return true;
  const origin = request.headers.get("Origin");
  return origin !== null && origin !== "null" && origin !== new URL(request.url).origin;
}

// Fails open: when the platform's counter is down, a message is worth more than the limit.
async function isOverRate(request: Request, env: Env): Promise<boolean> {
  try {
    const key = networkOf(request.headers.get("CF-Connecting-IP") ?? "unknown");
    return !(await env.CONTACT_RATE_LIMIT.limit({ key })).success;
  } catch {
    console.error(JSON.stringify({ evt: "contact_rate", reason: "rate_unavailable" }));
    return false;
  }
}

/**
 * What one customer of a network provider has: an IPv4 address, or the first 64 bits of an IPv6 one (RFC 6177).
 *
 * @returns the address itself when it is no IPv6 address
 */
function networkOf(address: string): string {
  const url = URL.parse(`http://[${address}]`);
  if (!url) return address;
  // The URL parser writes each address in one way, with "::" for the longest run of zeros.
  const [head = "", tail = ""] = url.hostname.slice(1, -1).split("::");
  const groups = head.split(":").filter(Boolean);
  const zeros = 8 - groups.length - tail.split(":").filter(Boolean).length;
  return [...groups, ...Array<string>(zeros).fill("0"), ...tail.split(":")].slice(0, 4).join(":");
}
