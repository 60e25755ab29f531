/** Where the fault server listens: a fixed port, since the Worker's configuration is read before it starts. */
export const FAULT_SERVER_URL = "http://127.0.0.1:8793";

/** An admin API that fails for three of ten messages, before or after it has stored them. Keeps one a key. */
export const FLAPPING_API_URL = `${FAULT_SERVER_URL}/flapping/`;

/** The local admin API of `npm start`, on a database of its own. */
export const LOCAL_ADMIN_URL = `${FAULT_SERVER_URL}/local/`;

/** What stands for Turnstile's siteverify, and the secret that it knows. */
export const SITEVERIFY_URL = `${FAULT_SERVER_URL}/siteverify`;
export const TURNSTILE_SECRET = "a-secret";

/** How the fault server answers a message: the text of its subject, when it is one of these; else it stores it. */
export const FAULTS = [
  // It says no.
  "refused-with-message",
  "refused-without-message",
  "refused-with-long-message",
  "refused-with-400",
  "refused-with-409",
  "refused-with-422",
  "refused-in-latin1",
  "refused-with-byte-order-mark",
  // It answers with a status of its own.
  "status-500",
  "status-502",
  "status-504",
  "status-503",
  "status-503-busy",
  "status-503-long",
  "status-503-date",
  "status-429",
  "status-429-busy",
  "status-401",
  "status-403",
  "status-404",
  "status-405",
  "status-418",
  "status-422-without-success",
  "status-507",
  // It leads elsewhere.
  "redirect-302",
  "redirect-307",
  // It answers 200 with nonsense.
  "html",
  "empty",
  "no-content",
  "array",
  "null",
  "success-as-text",
  "success-as-number",
  "success-missing",
  "truncated",
  "reset-after-headers",
  "huge",
  // It does not answer.
  "reset-before-headers",
  "closed",
  "garbage",
  "silence",
  "drip",
] as const;

export type Fault = (typeof FAULTS)[number];

/** What the fault server has been sent: one for each attempt. */
export interface ReceivedAttempt {
  body: Record<string, unknown>;
  headers: Record<string, string>;
  /** Bytes that went out to the Worker on this connection. */
  answered: number;
}
