import { DurableObject, WorkerEntrypoint } from "cloudflare:workers";

// A queue on disk, for the bench: Miniflare keeps its queues in memory, so they do not survive a restart as the
// platform's do. It delivers at least once: a message is removed after the consumer has answered.

interface Bindings {
  STORE: DurableObjectNamespace<QueueStore>;
  /** site.js. */
  SITE: { deliver(queue: string, messages: Delivered[]): Promise<(number | null)[]> };
}

interface Delivered {
  id: string;
  timestamp: Date;
  body: unknown;
  attempts: number;
}

const QUEUE = "contact-outbox";

const BATCH_SIZE = 5;

const RETRY_MS = 1_000;

export class QueueStore extends DurableObject<Bindings> {
  constructor(state: DurableObjectState, env: Bindings) {
    super(state, env);
    state.storage.sql.exec(
      "CREATE TABLE IF NOT EXISTS messages (id TEXT PRIMARY KEY, body TEXT, timestamp INTEGER, attempts INTEGER, due INTEGER)",
    );
  }

  async send(body: unknown, delaySeconds = 0): Promise<void> {
    const now = Date.now();
    const row = [crypto.randomUUID(), JSON.stringify(body), now, 0, now + delaySeconds * 1_000];
    this.ctx.storage.sql.exec("INSERT INTO messages VALUES (?, ?, ?, ?, ?)", ...row);
    await this.schedule();
  }

  count(): number {
    return Number(this.ctx.storage.sql.exec("SELECT count(*) AS number FROM messages").one().number);
  }

  override async alarm(): Promise<void> {
    const { sql } = this.ctx.storage;
    const rows = sql
      .exec("SELECT * FROM messages WHERE due <= ? ORDER BY due LIMIT ?", Date.now(), BATCH_SIZE)
      .toArray();
    const batch = rows.map(
      ({ id, body, timestamp, attempts }): Delivered => ({
        id: String(id),
        timestamp: new Date(Number(timestamp)),
        body: JSON.parse(String(body)),
        attempts: Number(attempts) + 1,
      }),
    );
    if (batch.length > 0) {
      // A site that is being restarted has settled nothing.
      const outcomes = await this.env.SITE.deliver(QUEUE, batch).catch(() => []);
      for (const [index, { id }] of batch.entries()) {
        const outcome = outcomes[index];
        if (outcome === null) sql.exec("DELETE FROM messages WHERE id = ?", id);
        else {
          const due = Date.now() + (outcome ? outcome * 1_000 : RETRY_MS);
          sql.exec("UPDATE messages SET attempts = attempts + 1, due = ? WHERE id = ?", due, id);
        }
      }
    }
    await this.schedule();
  }

  private async schedule(): Promise<void> {
    const { due } = this.ctx.storage.sql.exec("SELECT min(due) AS due FROM messages").one();
    if (due !== null) await this.ctx.storage.setAlarm(Number(due));
  }
}

const store = (env: Bindings, name: string) => env.STORE.get(env.STORE.idFromName(name));

/** What the site has as CONTACT_OUTBOX. */
export class Outbox extends WorkerEntrypoint<Bindings> {
  async send(body: unknown, options: { delaySeconds?: number } = {}): Promise<void> {
    await store(this.env, QUEUE).send(body, options.delaySeconds);
  }

  async metrics(): Promise<{ backlogCount: number; backlogBytes: number }> {
    return { backlogCount: await store(this.env, QUEUE).count(), backlogBytes: 0 };
  }
}

/** What the site has as CONTACT_DEAD_LETTERS: they are counted by the log. */
export class DeadLetters extends WorkerEntrypoint<Bindings> {
  async send(): Promise<void> {}
}

export default { fetch: () => new Response(null, { status: 404 }) };
