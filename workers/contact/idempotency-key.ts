import { UUID_REGEX } from "valibot";

/** @returns the key in lower case, or undefined if `value` is not a UUID */
export function parseKey(value: unknown): string | undefined {
  return typeof value === "string" && UUID_REGEX.test(value) ? value.toLowerCase() : undefined;
}

/**
 * Makes a key whose last 48 bits are the hash of `text`. So a form without JavaScript, which sends the key back, shows
 * whether the message was changed since: the admin API refuses a changed message with a used key.
 *
 * @returns a UUID of version 8, whose bits are free (RFC 9562, section 5.8)
 */
export async function makeKey(text: string): Promise<string> {
  const random = crypto.randomUUID();
  return `${random.slice(0, 14)}8${random.slice(15, 24)}${await fingerprint(text)}`;
}

export async function isKeyOf(key: string, text: string): Promise<boolean> {
  return key.endsWith(await fingerprint(text));
}

/** @returns 48 bits in hexadecimal */
async function fingerprint(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest, 0, 6)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
