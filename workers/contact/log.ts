import type { FailureReason } from "./admin-api.ts";
import type { RefusalReason } from "./refusals.ts";

export type Outcome =
  /** Stored by the admin API. */
  | "sent"
  /** Refused by the admin API. */
  | "rejected"
  /** A field is invalid. */
  | "invalid"
  /** Stopped by a guard. */
  | "refused"
  /** Kept by the outbox, to be delivered later. */
  | "queued"
  /** Not relayed, or relayed with an unknown outcome. */
  | "failed";

export type Reason =
  | RefusalReason
  | FailureReason
  | "config"
  | "client_gone"
  /** The admin API was not asked, as it has failed several times in a row. */
  | "circuit_open"
  | "turnstile_unavailable"
  | "unhandled";

/** Why a queued message was given up. */
export type DeadReason =
  /** The admin API refuses the message. */
  | "refused"
  /** Not deliverable for as long as messages are kept. */
  | "expired"
  /** Not a message of ours. */
  | "unreadable";

/** Never holds what the visitor typed, nor the visitor's address. */
export interface ContactLogEntry {
  /** Also in the visitor's response. */
  id: string;
  outcome: Outcome;
  reason?: Reason;
  status: number;
  upstreamStatus?: number;
  upstreamHost?: string;
  /** Length in bytes and type of a malformed response; never its text. */
  upstreamBytes?: number;
  upstreamType?: string;
  /** From the start of the request to the outcome. */
  ms: number;
  /** Requests to the admin API. */
  attempts: number;
  bytes: number;
  /** CF-Ray. */
  ray?: string;
  version?: string;
  stack?: string;
}

export type Level = "info" | "warn" | "error";

/** Writes one line of JSON, in which no value can start a line of its own (ASVS 16.2.5). */
export function logContact(level: Level, entry: ContactLogEntry): void {
  console[level](JSON.stringify({ evt: "contact", ...entry }));
}

/** Never holds what the visitor typed. */
interface OutboxLogEntry {
  /** The submission's id; unknown for an unreadable message. */
  id?: string;
  reason?: Reason | DeadReason | "send_failed" | "send_slow";
  /** Since the message was first queued. */
  ageSeconds?: number;
  /** Deliveries from the queue; counted anew when the message is renewed. */
  tries?: number;
  upstreamStatus?: number;
  retryInSeconds?: number;
}

/**
 * Writes one line of JSON. `contact_queued`: a message went into the queue, or back into it. `contact_delivered` and
 * `contact_dead`: it left it. `contact_outbox`: a queue did not take a message.
 */
export function logOutbox(
  level: Level,
  evt: "contact_queued" | "contact_delivered" | "contact_dead" | "contact_outbox",
  entry: OutboxLogEntry,
): void {
  console[level](JSON.stringify({ evt, ...entry }));
}
