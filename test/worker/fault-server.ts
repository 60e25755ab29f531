/** Where the fault server listens: a fixed port, since the Worker's configuration is read before it starts. */
export const FAULT_SERVER_URL = "http://127.0.0.1:8793";

/** How the fault server answers a message: the text of its subject, when it is one of these; else it stores it. */
export const FAULTS = [
  "refuse-with-message",
  "refuse-without-message",
  "refuse-with-422",
  "server-error",
  "service-unavailable",
  "forbidden",
  "html",
  "empty",
  "array",
  "success-as-text",
  "truncated",
  "redirect",
  "reset",
  "huge",
] as const;

export type Fault = (typeof FAULTS)[number];
