/** A UUID of any version (RFC 9562). */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function keyFrom(value: unknown): string | undefined {
  return typeof value === "string" && UUID.test(value) ? value.toLowerCase() : undefined;
}

/**
 * Makes a key for a text: a UUID of version 8, whose bits are free (RFC 9562, section 5.8). 74 are random and the last 48
 * are the text's hash, so that a form without JavaScript shows whether the message was changed since: the admin API
 * refuses a changed message under a used key.
 */
export async function makeKey(text: string): Promise<string> {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const [, ...groups] = /(.{8})(.{4})(.{4})(.{4})/.exec(hex(bytes)) ?? [];
  return [...groups, await fingerprint(text)].join("-");
}

export async function keyFits(key: string, text: string): Promise<boolean> {
  return key.endsWith(await fingerprint(text));
}

/** 48 bits, in hexadecimal. */
async function fingerprint(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return hex(new Uint8Array(digest, 0, 6));
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
