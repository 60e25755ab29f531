import type { ContactResult, Outcome } from "./result.ts";

const LEVELS: Record<Outcome, "info" | "warn" | "error"> = {
  sent: "info",
  invalid: "info",
  rejected: "warn",
  refused: "warn",
  queued: "warn",
  failed: "error",
};

/**
 * Logs one line of JSON, in which no value can start a line of its own (ASVS 16.2.5). It never contains what the visitor
 * typed or the visitor's IP address. docs/contact-relay.md lists the fields.
 *
 * @param evt `contact` for a post, `contact_queue` for a delivery from the queue
 */
export function logResult(
  evt: "contact" | "contact_queue",
  { outcome, reason, status, retryAfterSeconds, trace }: ContactResult,
  fields: { id: string } & Record<string, string | number | undefined>,
): void {
  console[LEVELS[outcome]](JSON.stringify({ evt, outcome, reason, status, retryAfterSeconds, ...trace, ...fields }));
}
