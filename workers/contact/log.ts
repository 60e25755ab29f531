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
 * Logs a result as one line of JSON, in which no value can inject a line break (ASVS 16.2.5). The line never contains
 * the visitor's input or IP address. docs/contact-relay.md lists the fields.
 *
 * @param evt `contact` for a POST, `contact_queue` for a delivery from the queue
 */
export function logResult(
  evt: "contact" | "contact_queue",
  { outcome, reason, status, trace }: ContactResult,
  fields: { id: string } & Record<string, string | number | undefined>,
): void {
  console[LEVELS[outcome]](JSON.stringify({ evt, outcome, reason, status, ...trace, ...fields }));
}

/** @returns the name of a caught error, "TypeError", for the log. Its message may quote the visitor's input */
export function errorName(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
