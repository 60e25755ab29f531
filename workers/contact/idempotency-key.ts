import { today } from "#app/lib/dates.ts";
import type { ContactMessage } from "./schema.ts";

/**
 * Derives a message's key from its text and the day. If a visitor sends a message again because the first outcome was
 * unknown, the admin API stores it once.
 *
 * @returns a UUID of version 8, whose bits are free (RFC 9562, section 5.8)
 */
export async function idempotencyKey(message: ContactMessage): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([today(), message]));
  const bytes = [...new Uint8Array(await crypto.subtle.digest("SHA-256", text))];
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}
