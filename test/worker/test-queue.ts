import { env } from "cloudflare:workers";
import { builtWorker } from "./requests.ts";

interface Held {
  id: string;
  body: unknown;
  timestamp: Date;
  attempts: number;
}

/** What became of a delivery: `delaySeconds` of a retry, undefined for an acknowledgement. */
interface Delivery {
  body: unknown;
  delaySeconds: number | undefined;
}

/**
 * A queue in memory with the platform's interface, whose deliveries a test decides: Miniflare's waits for the real time.
 * A body is copied through JSON, as on the way through a real one.
 */
export class TestQueue {
  held: Held[] = [];
  deliveries: Delivery[] = [];
  /** Replaces what send() does. */
  onSend: (() => Promise<void>) | undefined;

  async send(body: unknown): Promise<void> {
    await this.onSend?.();
    const copy: unknown = JSON.parse(JSON.stringify(body));
    this.held.push({ id: crypto.randomUUID(), body: copy, timestamp: new Date(), attempts: 0 });
  }

  async metrics() {
    return { backlogCount: this.held.length, backlogBytes: 0, oldestMessageTimestamp: this.held[0]?.timestamp };
  }

  get bodies(): unknown[] {
    return this.held.map(({ body }) => body);
  }

  /**
   * Hands what it holds to the built Worker as one batch. `again`: delivers the same batch twice, as a queue may that
   * lost the acknowledgements. Throws when a message is neither acknowledged nor retried.
   */
  async deliver(bindings: Record<string, unknown>, { size = 100, again = false } = {}): Promise<Delivery[]> {
    const batch = this.held.splice(0, size);
    const worker = await builtWorker();
    let deliveries: Delivery[] = [];
    for (let time = 0; time < (again ? 2 : 1); time += 1) {
      const outcomes = new Map<string, Delivery>();
      const messages = batch.map((message) => {
        message.attempts += 1;
        const settle = (delaySeconds: number | undefined) => {
          if (!outcomes.has(message.id)) outcomes.set(message.id, { body: message.body, delaySeconds });
        };
        return {
          ...message,
          ack: () => settle(undefined),
          retry: ({ delaySeconds = 0 } = {}) => settle(delaySeconds),
        };
      });
      await worker.queue({ queue: "contact-outbox", messages }, { ...env, ...bindings });
      deliveries = batch.map(({ id }) => {
        const outcome = outcomes.get(id);
        if (!outcome) throw new Error("A message was neither acknowledged nor retried.");
        return outcome;
      });
      const retried = batch.filter(({ id }) => outcomes.get(id)?.delaySeconds !== undefined);
      if (time > 0 || !again) this.held.push(...retried);
      this.deliveries.push(...deliveries);
    }
    return deliveries;
  }
}

/** The outbox and its dead letters, with bindings for visitWith(). `adminApiUrl` names an admin API of this test's own. */
export function testOutbox(adminApiUrl: string) {
  const outbox = new TestQueue();
  const dead = new TestQueue();
  // What an isolate has seen of the admin API is kept by its address; the relay drops the query.
  const ADMIN_API_URL = `${adminApiUrl}?test=${crypto.randomUUID()}`;
  return { outbox, dead, bindings: { ADMIN_API_URL, CONTACT_OUTBOX: outbox, CONTACT_DEAD_LETTERS: dead } };
}
