import * as v from "valibot";
import { STEP_LIMITS_MS } from "#app/contact/contract.ts";
import { withTimeout } from "#workers/with-timeout.ts";
import { relayMessage } from "./admin-api.ts";
import { logQueue, type QueueStep } from "./log.ts";
import { type ContactMessage, parseContact } from "./schema.ts";
import { failed, type Verdict } from "./verdict.ts";

/** A message that the admin API could not take, in Cloudflare Queues. */
export interface QueuedMessage {
  /** Of the post, also in the visitor's answer and the log. */
  id: string;
  /** For the admin API, which stores one message per key. */
  key: string;
  message: ContactMessage;
}

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
  if (await isAccepted(() => queue.send(queued, { delaySeconds: delayOf(0, failure) }))) {
    return { ...failure, outcome: "queued", status: 202, message: "", retryAfterSeconds: undefined };
  }
  logQueue("not_kept", failure, { id: queued.id });
  return failure;
}

/** The consumer of the queue. The messages of a batch do not wait for each other. */
export async function deliverQueued(
  { messages }: MessageBatch<unknown>,
  { ADMIN_API_URL, CONTACT_DEAD_QUEUE }: Env,
): Promise<void> {
  await Promise.all(messages.map((queued) => deliver(queued, ADMIN_API_URL, CONTACT_DEAD_QUEUE)));
}

/** A message that is delivered twice has the same key, so the admin API stores it once. */
async function deliver(
  queued: Message<unknown>,
  adminApiUrl: string | undefined,
  deadQueue: Queue<unknown> | undefined,
): Promise<void> {
  const { body, timestamp, attempts } = queued;
  const ageSeconds = Math.floor((Date.now() - timestamp.valueOf()) / 1_000);
  const readable = readQueued(body);
  const verdict = readable
    ? await relayMessage(readable.message, readable.key, adminApiUrl)
    : failed(500, "unreadable");
  const log = (step: QueueStep) =>
    logQueue(step, verdict, { id: (readable ?? queued).id, ageSeconds, tries: attempts });
  const retry = () => queued.retry({ delaySeconds: delayOf(ageSeconds, verdict) });
  if (verdict.outcome === "sent") {
    queued.ack();
    return log("delivered");
  }
  // 409 may mean that an earlier request with this key is still running (draft-ietf-httpapi-idempotency-key-header).
  const isRefused = verdict.outcome === "rejected" && verdict.trace?.upstreamStatus !== 409;
  if (readable && !isRefused && ageSeconds < LONGEST_WAIT_SECONDS) {
    retry();
    return log("postponed");
  }
  const dead = readable ? { ...readable, reason: reasonOf(verdict) } : body;
  if (!deadQueue || !(await isAccepted(() => deadQueue.send(dead, { contentType: contentTypeOf(dead) })))) {
    retry();
    return log("not_set_aside");
  }
  queued.ack();
  log("dead");
}

const QueuedSchema = v.looseObject({ id: v.string(), key: v.pipe(v.string(), v.nonEmpty()), message: v.unknown() });

/** @returns undefined if it is no message: operators may send anything to the queue (docs/contact-relay.md) */
function readQueued(body: unknown): QueuedMessage | undefined {
  const queued = v.safeParse(QueuedSchema, body);
  if (!queued.success) return undefined;
  const contact = parseContact(queued.output.message);
  return contact.ok ? { ...queued.output, message: contact.message } : undefined;
}

/** So that an operator sees it in the dead letter queue as it was sent. */
function contentTypeOf(body: unknown): QueueContentType {
  if (body instanceof ArrayBuffer) return "bytes";
  return typeof body === "string" ? "text" : "json";
}

async function isAccepted(send: () => Promise<unknown>): Promise<boolean> {
  try {
    await withTimeout(STEP_LIMITS_MS.queue, send);
    return true;
  } catch {
    return false;
  }
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
