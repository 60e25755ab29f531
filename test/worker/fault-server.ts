export const TURNSTILE_SECRET = "a-secret";

/** The message of answers to the subjects "says-401" and so on. */
export const ANSWER_TEXT = "The admin API says why.";

export interface ReceivedAttempt {
  body: Record<string, unknown>;
  headers: Record<string, string>;
}
