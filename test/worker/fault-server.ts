/** The port is fixed: the Worker's configuration is read before the server starts. FAULT_PORT selects another one. */
export const FAULT_SERVER_URL = `http://127.0.0.1:${process.env.FAULT_PORT ?? 8793}`;

/** Fails three requests of ten, before or after storing. */
export const FLAKY_API_URL = `${FAULT_SERVER_URL}/flaky/`;

/** Behaves as the message's subject says, one letter an attempt: SCRIPT_STEPS. Honours keys; GET …/stored has them all. */
export const SCRIPTED_API_URL = `${FAULT_SERVER_URL}/scripted/`;

/** `store`: it stores the message under its key, even when the answer then says otherwise. */
export const SCRIPT_STEPS = {
  s: { store: true, fault: undefined },
  n: { store: false, fault: "refused-with-message" },
  f: { store: false, fault: "status-500" },
  F: { store: true, fault: "status-500" },
  r: { store: false, fault: "reset-before-headers" },
  R: { store: true, fault: "reset-before-headers" },
  T: { store: true, fault: "reset-after-headers" },
  g: { store: false, fault: "html" },
  G: { store: true, fault: "empty" },
  b: { store: false, fault: "status-429-busy" },
  m: { store: false, fault: "status-404" },
  d: { store: false, fault: "redirect-302" },
} as const;

/** The local admin API of `npm start`, with a database of its own. */
export const LOCAL_ADMIN_URL = `${FAULT_SERVER_URL}/local/`;

export const SITEVERIFY_URL = `${FAULT_SERVER_URL}/siteverify`;
export const TURNSTILE_SECRET = "a-secret";

/** A message whose subject is one of these fails that way; any other is stored. */
export const FAULTS = [
  "refused-with-message",
  "refused-without-message",
  "refused-with-long-message",
  "refused-with-400",
  "refused-with-409",
  "refused-with-413",
  "refused-with-415",
  "refused-with-422",
  "refused-with-html",
  "refused-with-silence",
  "refused-like-laravel",
  "refused-with-field-texts",
  "refused-in-latin1",
  "refused-with-byte-order-mark",
  "status-500",
  "status-502",
  "status-504",
  "status-500-without-message",
  "status-503",
  "status-503-busy",
  "status-503-long",
  "status-503-date",
  "status-429",
  "status-429-long",
  "status-429-busy",
  "status-401",
  "status-403",
  "status-404",
  "status-405",
  "status-402",
  "status-408",
  "status-410",
  "status-418",
  "status-425",
  "status-451",
  "status-501",
  "status-507",
  "redirect-302",
  "redirect-307",
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
  "reset-before-headers",
  "closed",
  "garbage",
  "silence",
  "drip",
] as const;

export type Fault = (typeof FAULTS)[number];

export interface ReceivedAttempt {
  body: Record<string, unknown>;
  headers: Record<string, string>;
  /** Bytes sent to the Worker on this connection. */
  answered: number;
}
