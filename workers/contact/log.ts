import type { FailureReason } from "./admin-api";
import type { RefusalReason } from "./refusals";

/** What became of a post, from the company's view. */
export type Outcome =
  /** The admin API has stored it. */
  | "sent"
  /** The admin API has taken it in and said no. */
  | "rejected"
  /** A field is not as it has to be; the visitor is told which. */
  | "invalid"
  /** A guard has stopped it. */
  | "refused"
  /** It could not be relayed, or its outcome is not known. */
  | "failed";

export type Reason = RefusalReason | FailureReason | "config" | "client_gone" | "turnstile_unavailable" | "unhandled";

/** One line of the log for each post. It never holds what the visitor typed, nor the visitor's address. */
export interface ContactLogEntry {
  /** The submission's id, which the answer carries too. */
  id: string;
  outcome: Outcome;
  reason?: Reason;
  /** The status of our answer. */
  status: number;
  upstreamStatus?: number;
  /** Host of the admin API; its path is nobody's business. */
  upstreamHost?: string;
  /** Length in bytes and type of an answer that made no sense; not its text. */
  upstreamBytes?: number;
  upstreamType?: string;
  /** From the first byte of the post to the outcome, in milliseconds. */
  ms: number;
  /** How often the admin API was asked. */
  attempts: number;
  /** What was read of the post's body. */
  bytes: number;
  /** Cloudflare's id of the request. */
  ray?: string;
  /** Id of the deployed version. */
  version?: string;
  /** Where an exception came from. */
  stack?: string;
}

export type Level = "info" | "warn" | "error";

/** Writes one line of JSON (ASVS 16.2.5). JSON escapes line ends, so no value can begin a line of its own. */
export function logContact(level: Level, entry: ContactLogEntry): void {
  console[level](JSON.stringify({ evt: "contact", ...entry }));
}
