import { type DeadReason, logOutbox } from "./log.ts";
import { type ContactMessage, parseContact } from "./schema.ts";

/** How long the queue may take to accept a message, in ms: a visitor is waiting. */
const SEND_LIMIT_MS = 5_000;

/** Optional, so they are not in the generated Env. Both or neither are bound (docs/contact-outbox.md). */
export interface OutboxBindings {
  CONTACT_OUTBOX?: Queue;
  CONTACT_DEAD_LETTERS?: Queue;
}

/** A message in the queue. It has passed all checks. */
export interface QueuedMessage {
  /** The submission's id, as in the visitor's answer and in the log. */
  id: string;
  /** The idempotency key that every delivery uses. */
  key: string;
  /** When it was first queued, in ms since 1970. */
  queuedAt: number;
  message: ContactMessage;
  /** Only on a message that was given up: why, and when in ms since 1970. It stays when it is sent to the queue again. */
  dead?: { reason: DeadReason; at: number };
}

/** `unknown`: the queue has not answered in time and may have it or not. */
export type Sent = "sent" | "refused" | "unknown";

/** Sends to a queue, in a limited time. Never throws; a failure is logged under `id`. */
export async function sendToQueue(
  queue: Queue | undefined,
  body: unknown,
  id: string | undefined,
  delaySeconds = 0,
): Promise<Sent> {
  let limit: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<"unknown">((resolve) => {
    limit = setTimeout(resolve, SEND_LIMIT_MS, "unknown");
  });
  const sending = (async (): Promise<Sent> => {
    if (!queue) return "refused";
    // Its error may quote the message.
    return queue.send(body, { contentType: "json", delaySeconds }).then(
      () => "sent",
      () => "refused",
    );
  })().catch((): Sent => "refused");
  const sent = await Promise.race([sending, late]);
  clearTimeout(limit);
  if (sent !== "sent")
    logOutbox("error", "contact_outbox", { id, reason: sent === "refused" ? "send_failed" : "send_slow" });
  return sent;
}

/**
 * Parses a queued message. An optional field that was added after it was queued becomes "".
 *
 * @returns undefined if the body is not one of our messages
 */
export function readQueued(body: unknown): QueuedMessage | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const queued = body as QueuedMessage;
  const { id, key, queuedAt } = queued;
  if (typeof id !== "string" || typeof key !== "string" || !Number.isFinite(queuedAt)) return undefined;
  const parsed = parseContact(queued.message);
  return parsed.ok ? { ...queued, message: parsed.message } : undefined;
}
