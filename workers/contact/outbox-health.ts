import { adminApiHealth } from "./admin-api-health.ts";
import type { OutboxBindings } from "./outbox.ts";

/** Messages that this isolate has put into the queue, or back into it, by id. */
const undelivered = new Map<string, { queuedAt: number; forgetAt: number }>();

/** Bounds the memory that a long outage takes. */
const REMEMBERED = 1_000;

/** How much later than planned the queue may try a message, in ms. Then another isolate has it. */
const LATE_MS = 5 * 60_000;

/** The address is public: the queue is asked at most twice a minute. */
const METRICS_KEPT_MS = 30_000;

const METRICS_LIMIT_MS = 1_000;

/** `nextTrySeconds`: from now. */
export function noteUndelivered(id: string, queuedAt: number, nextTrySeconds: number): void {
  if (undelivered.size >= REMEMBERED && !undelivered.has(id)) return;
  undelivered.set(id, { queuedAt, forgetAt: Date.now() + nextTrySeconds * 1_000 + LATE_MS });
}

export function forgetUndelivered(id: string): void {
  undelivered.delete(id);
}

interface QueueState {
  messages: number | null;
  oldest: number | undefined;
}

let asked: { at: number; queue: Queue; state: Promise<QueueState> } | undefined;

/**
 * What can be known of the outbox here. Deliveries and failures are this isolate's alone. `messages` is the queue's own
 * count, null when it does not say. `oldestUndeliveredSeconds` is the greater of the queue's and this isolate's; the
 * queue counts from its last acceptance, so after half a day the age in the log's lines is the true one.
 */
export async function outboxHealth({ ADMIN_API_URL, CONTACT_OUTBOX }: Env & OutboxBindings) {
  if (!CONTACT_OUTBOX) return undefined;
  const { messages, oldest } = await queueState(CONTACT_OUTBOX);
  const times = [...(oldest ? [oldest] : []), ...remembered()];
  return {
    ...adminApiHealth(ADMIN_API_URL),
    messages,
    oldestUndeliveredSeconds: times.length > 0 ? Math.round((Date.now() - Math.min(...times)) / 1_000) : null,
    knownTo: "this isolate, and the queue's own metrics",
  };
}

function remembered(): number[] {
  const now = Date.now();
  for (const [id, { forgetAt }] of undelivered) if (forgetAt < now) undelivered.delete(id);
  return [...undelivered.values()].map(({ queuedAt }) => queuedAt);
}

function queueState(queue: Queue): Promise<QueueState> {
  if (!asked || asked.queue !== queue || Date.now() - asked.at > METRICS_KEPT_MS) {
    asked = { at: Date.now(), queue, state: askQueue(queue) };
  }
  return asked.state;
}

async function askQueue(queue: Queue): Promise<QueueState> {
  const unknown: QueueState = { messages: null, oldest: undefined };
  const late = new Promise<QueueState>((resolve) => setTimeout(resolve, METRICS_LIMIT_MS, unknown));
  const metrics = async (): Promise<QueueState> => {
    const { backlogCount, oldestMessageTimestamp } = await queue.metrics();
    // An empty queue may say 1970.
    return { messages: backlogCount, oldest: oldestMessageTimestamp?.getTime() || undefined };
  };
  return Promise.race([metrics().catch(() => unknown), late]);
}
