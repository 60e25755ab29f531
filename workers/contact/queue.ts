import * as v from "valibot";
import { TIME_LIMITS_MS } from "#app/contact/contract.ts";
import { withTimeout } from "#workers/with-timeout.ts";
import { relayMessage } from "./admin-api.ts";
import { errorName, logResult } from "./log.ts";
import { type ContactResult, failed } from "./result.ts";
import { ContactSchema } from "./schema.ts";

/** The key must not be empty, because the admin API would store only the first message with an empty key. */
const QueuedSchema = v.object({ id: v.string(), key: v.pipe(v.string(), v.nonEmpty()), message: ContactSchema });

export type QueuedMessage = v.InferOutput<typeof QueuedSchema>;

const FIRST_DELAY_SECONDS = 30;
const MAX_DELAY_SECONDS = 21_600;

/**
 * Relays a message, or queues it if the relay fails and a queue is bound.
 *
 * @returns the result of the relay, unless the queue accepts the message in time: `queued`
 */
export async function relayOrQueue(
  queued: QueuedMessage,
  { ADMIN_API_URL, CONTACT_QUEUE: queue }: Env,
): Promise<ContactResult> {
  const result = await relayMessage(queued.message, queued.key, ADMIN_API_URL);
  if (result.outcome !== "failed" || !queue) return result;
  try {
    await withTimeout(TIME_LIMITS_MS.queue, () => queue.send(queued, { delaySeconds: FIRST_DELAY_SECONDS }));
    return { ...result, outcome: "queued", status: 202, message: "" };
  } catch (error) {
    return { ...result, trace: { ...result.trace, queueError: errorName(error) } };
  }
}

/** Queue consumer. Delivers the messages of a batch concurrently. */
export async function deliverQueued({ messages }: MessageBatch<unknown>, { ADMIN_API_URL }: Env): Promise<void> {
  await Promise.all(messages.map((queued) => deliver(queued, ADMIN_API_URL)));
}

/**
 * Relays a queued message, and retries unless it was sent. No outcome may drop it, because the visitor has already seen
 * a confirmation. After `max_retries` (wrangler.toml), Cloudflare moves the message to the dead letter queue.
 */
async function deliver(queued: Message<unknown>, adminApiUrl: string | undefined): Promise<void> {
  const { body, attempts } = queued;
  const parsed = v.safeParse(QueuedSchema, body);
  const result = parsed.success
    ? await relayMessage(parsed.output.message, parsed.output.key, adminApiUrl)
    : failed(500, "unreadable");
  if (result.outcome === "sent") queued.ack();
  else queued.retry({ delaySeconds: Math.min(FIRST_DELAY_SECONDS * 2 ** attempts, MAX_DELAY_SECONDS) });
  logResult("contact_queue", result, { id: parsed.success ? parsed.output.id : queued.id, attempts });
}
