import type { FailureReason } from "./admin-api";
import type { RefusalReason } from "./refusals";

export type Outcome =
  /** Stored by the admin API. */
  | "sent"
  /** Refused by the admin API. */
  | "rejected"
  /** A field is invalid. */
  | "invalid"
  /** Stopped by a guard. */
  | "refused"
  /** Not relayed, or relayed with an unknown outcome. */
  | "failed";

export type Reason = RefusalReason | FailureReason | "config" | "client_gone" | "turnstile_unavailable" | "unhandled";

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
