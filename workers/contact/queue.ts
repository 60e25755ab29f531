import { relayMessage } from "./admin-api.ts";
import { logQueue, type QueueStep } from "./log.ts";
import type { ContactMessage } from "./schema.ts";
import type { Verdict } from "./verdict.ts";

/** A message that the admin API could not take, in Cloudflare Queues. */
export interface QueuedMessage {
  /** Of the post, also in the visitor's answer and the log. */
  id: string;
  /** For the admin API, which stores one message per key. */
  key: string;
  message: ContactMessage;
}

/** In the dead letter queue. Without a reason, the queue itself has put it there after `max_retries`. */
interface DeadMessage extends QueuedMessage {
  reason?: string;
}

/** A visitor waits while a queue accepts a message. */
const ACCEPT_LIMIT_MS = 5_000;

const SHORTEST_DELAY_SECONDS = 30;
const LONGEST_DELAY_SECONDS = 6 * 3_600;

/** In about 42 tries. A queue keeps messages for four days by default, so none of them is deleted before. */
const LONGEST_WAIT_SECONDS = 3 * 86_400;

/** While the dead letter queue accepts nothing. At `max_retries`, 15 hours later, the queue itself moves the message. */
const SET_ASIDE_DELAY_SECONDS = 15 * 60;

/**
 * Queues a message that could not be relayed.
 *
 * @param failure the outcome of the relay
 * @returns the outcome for the visitor: `queued`, or `failure` if the queue has not accepted the message in time
 */
export async function keepForLater(
  queued: QueuedMessage,
  failure: Verdict,
  queue: Queue<QueuedMessage>,
): Promise<Verdict> {
  if (await isAccepted(queue.send(queued, { delaySeconds: delayOf(0, failure) }))) {
    return { ...failure, outcome: "queued", status: 202, message: "", retryAfterSeconds: undefined };
  }
  logQueue("not_kept", failure, { id: queued.id });
  return failure;
}

/** The consumer of the queue. The messages of a batch do not wait for each other. */
export async function deliverQueued(
  { messages }: MessageBatch<QueuedMessage>,
  { ADMIN_API_URL, CONTACT_DEAD_QUEUE }: Env,
): Promise<void> {
  await Promise.all(messages.map((queued) => deliver(queued, ADMIN_API_URL, CONTACT_DEAD_QUEUE)));
}

/** A message that is delivered twice has the same key, so the admin API stores it once. */
async function deliver(
  queued: Message<QueuedMessage>,
  adminApiUrl: string | undefined,
  deadQueue: Queue<DeadMessage> | undefined,
): Promise<void> {
  const { body, timestamp, attempts } = queued;
  const verdict = await relayMessage(body.message, body.key, adminApiUrl);
  const ageSeconds = Math.floor((Date.now() - timestamp.valueOf()) / 1_000);
  const log = (step: QueueStep) => logQueue(step, verdict, { id: body.id, ageSeconds, tries: attempts });
  const retry = () => queued.retry({ delaySeconds: delayOf(ageSeconds, verdict) });
  if (verdict.outcome === "sent") {
    queued.ack();
    return log("delivered");
  }
  // 409 may mean that an earlier request with this key is still running (draft-ietf-httpapi-idempotency-key-header).
  const isRefused = verdict.outcome === "rejected" && verdict.trace?.upstreamStatus !== 409;
  if (!isRefused && ageSeconds < LONGEST_WAIT_SECONDS) {
    retry();
    return log("postponed");
  }
  const isSetAside = await isAccepted(deadQueue?.send({ ...body, reason: reasonOf(verdict) }));
  if (!isSetAside) {
    retry();
    return log("not_set_aside");
  }
  queued.ack();
  log("dead");
}

/** @param sending undefined if there is no queue */
async function isAccepted(sending: Promise<unknown> | undefined): Promise<boolean> {
  const accepted = sending?.then(
    () => true,
    () => false,
  );
  return Promise.race([accepted ?? false, scheduler.wait(ACCEPT_LIMIT_MS).then(() => false)]);
}

/**
 * A quarter of the message's age, so that a message arrives within a quarter of an outage's length after its end. The
 * last try is at the end of the longest wait.
 *
 * @returns seconds
 */
function delayOf(ageSeconds: number, { retryAfterSeconds = 0 }: Verdict): number {
  if (ageSeconds >= LONGEST_WAIT_SECONDS) return SET_ASIDE_DELAY_SECONDS;
  const delay = Math.min(Math.max(Math.round(ageSeconds / 4), SHORTEST_DELAY_SECONDS), LONGEST_DELAY_SECONDS);
  return Math.min(Math.max(delay, retryAfterSeconds), LONGEST_WAIT_SECONDS - ageSeconds);
}

/** For the operator who reads the dead letter queue: "422: The subject is taken." */
function reasonOf({ reason, message, trace }: Verdict): string {
  return `${reason ?? trace?.upstreamStatus}: ${message}`;
}
