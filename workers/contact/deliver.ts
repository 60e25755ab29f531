import { relayMessage } from "./admin-api.ts";
import { isDeferrable, noteRelay } from "./admin-api-health.ts";
import { type DeadReason, logOutbox } from "./log.ts";
import { type OutboxBindings, type QueuedMessage, readQueued, sendToQueue } from "./outbox.ts";
import { forgetUndelivered, noteUndelivered } from "./outbox-health.ts";

const HOUR = 3_600;

/** How long a message is tried, in seconds: 14 days, the longest that a paid plan's queue keeps one. */
const TRY_SECONDS = 14 * 24 * HOUR;

const SHORTEST_DELAY = 30;
const LONGEST_DELAY = 6 * HOUR;

/**
 * Age in the queue after which a message is sent to it anew, in seconds. The free plan's queue deletes a message after
 * 24 hours, and the longest delay is 8.
 */
const RENEW_SECONDS = 12 * HOUR;

type Bindings = Env & OutboxBindings;

/**
 * Delivers queued messages to the admin API, each on its own: one that fails holds no other up. Never throws. The queue
 * delivers at least once, so a message may come again; its idempotency key makes that one message.
 */
export async function deliverBatch(batch: MessageBatch, env: Bindings): Promise<void> {
  await Promise.all(batch.messages.map((message) => deliver(message, env)));
}

/**
 * Seconds until the next try: between a quarter and a third of the message's age, at least 30 s, at most 8 hours. So an
 * enquiry arrives within a third of an outage's length after its end. `random` is from 0 to 1.
 */
function retryDelay(ageSeconds: number, random: number): number {
  const quarter = Math.min(Math.max(ageSeconds / 4, SHORTEST_DELAY), LONGEST_DELAY);
  return Math.round(quarter * (1 + random / 3));
}

async function deliver(message: Message, env: Bindings): Promise<void> {
  const queued = readQueued(message.body);
  if (!queued) return giveUp(message, env, undefined, "unreadable");
  const { relayed, trace } = await relayMessage(queued.message, queued.key, env.ADMIN_API_URL);
  noteRelay(env.ADMIN_API_URL, relayed);
  if (relayed.kind === "stored") {
    logOutbox("info", "contact_delivered", { ...ages(message, queued), upstreamStatus: trace.upstreamStatus });
    forgetUndelivered(queued.id);
    return message.ack();
  }
  if (!isDeferrable(relayed)) return giveUp(message, env, queued, "refused", trace.upstreamStatus);

  // What was given up and sent again by hand starts anew.
  const age = secondsSince(queued.dead?.at ?? queued.queuedAt);
  if (age >= TRY_SECONDS) return giveUp(message, env, queued, "expired", trace.upstreamStatus);
  const asked = relayed.kind === "busy" ? Math.min(relayed.retryAfterSeconds, LONGEST_DELAY) : 0;
  const delaySeconds = Math.max(retryDelay(age, Math.random()), asked);
  logOutbox("warn", "contact_queued", {
    ...ages(message, queued),
    reason: relayed.kind === "misconfigured" ? "config" : relayed.kind === "busy" ? "busy" : relayed.reason,
    upstreamStatus: trace.upstreamStatus,
    retryInSeconds: delaySeconds,
  });
  noteUndelivered(queued.id, queued.queuedAt, delaySeconds);
  const renews = secondsSince(message.timestamp.getTime()) + delaySeconds >= RENEW_SECONDS;
  if (renews && (await sendToQueue(env.CONTACT_OUTBOX, queued, queued.id, delaySeconds)) === "sent") message.ack();
  else message.retry({ delaySeconds });
}

/** To the dead letters. If they do not take it, it stays in the queue. */
async function giveUp(
  message: Message,
  env: Bindings,
  queued: QueuedMessage | undefined,
  reason: DeadReason,
  upstreamStatus?: number,
): Promise<void> {
  const dead = { reason, at: Date.now() };
  const letter = queued ? { ...queued, dead } : { unreadable: message.body, dead };
  if ((await sendToQueue(env.CONTACT_DEAD_LETTERS, letter, queued?.id)) !== "sent") {
    return message.retry({ delaySeconds: retryDelay(secondsSince(message.timestamp.getTime()), Math.random()) });
  }
  logOutbox("error", "contact_dead", { ...(queued && ages(message, queued)), reason, upstreamStatus });
  if (queued) forgetUndelivered(queued.id);
  message.ack();
}

function ages(message: Message, { id, queuedAt }: QueuedMessage) {
  return { id, ageSeconds: secondsSince(queuedAt), tries: message.attempts };
}

function secondsSince(time: number): number {
  return Math.max(0, Math.round((Date.now() - time) / 1_000));
}
