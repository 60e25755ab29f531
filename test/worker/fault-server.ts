/** Fixed, because Vitest reads the Worker's bindings before the servers start. */
const PORT = Number(process.env.FAULT_PORT ?? 8793);

export const FAULT_SERVER_URL = `http://127.0.0.1:${PORT}`;

/** The local admin API of `npm start`, with its own database. */
export const LOCAL_ADMIN_URL = `http://127.0.0.1:${PORT + 1}/api/`;

export const SITEVERIFY_URL = `${FAULT_SERVER_URL}/siteverify`;
export const TURNSTILE_SECRET = "a-secret";

/** The message of answers to the subjects "says-401" and so on. */
export const ANSWER_TEXT = "The admin API says why.";

export interface ReceivedAttempt {
  body: Record<string, unknown>;
  headers: Record<string, string>;
  /** Bytes sent to the Worker on this connection. */
  answered: number;
}
