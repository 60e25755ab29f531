/** The port is fixed: the Worker's configuration is read before the server starts. FAULT_PORT selects another one. */
export const FAULT_SERVER_URL = `http://127.0.0.1:${process.env.FAULT_PORT ?? 8793}`;

/** The local admin API of `npm start`, with a database of its own. */
export const LOCAL_ADMIN_URL = `${FAULT_SERVER_URL}/local/`;

export const SITEVERIFY_URL = `${FAULT_SERVER_URL}/siteverify`;
export const TURNSTILE_SECRET = "a-secret";

export interface ReceivedAttempt {
  body: Record<string, unknown>;
  headers: Record<string, string>;
  /** Bytes sent to the Worker on this connection. */
  answered: number;
}
