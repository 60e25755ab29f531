import { Hono } from "hono";
import { html } from "hono/html";
import { CONTACT_FIELDS } from "../../app/contact/fields.ts";
import type { ContactField } from "../../content/contact-fields.ts";

/**
 * A stand-in for the admin API (specification, section 7), for development and tests: stores messages in D1 and shows
 * them as an inbox. `npm start` and `npm run dev` run it; it is never deployed.
 *
 * One message is stored for each `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header): a repeat gets the first
 * response again, another message under the same key is refused.
 */

type Message = Record<ContactField, string> & { domain_key: number };

interface StoredMessage extends Message {
  id: number;
  received_at: string;
  idempotency_key: string | null;
}

/** The fields that the inbox has no place of its own for. */
const OTHER_FIELDS = CONTACT_FIELDS.filter((field) => !["name", "email", "subject", "message"].includes(field));

interface Bindings {
  DB: D1Database;
}

const app = new Hono<{ Bindings: Bindings }>();

const STORED = { success: true, message: "Message stored." };

const INBOX_LENGTH = 200;

/** Ways to fail, to see what the site does then. Refused connections are not among them: it would have to end. */
const PRETENSES = {
  up: "works",
  "500": "answers 500",
  slow: "does not answer within the relay's 8 seconds",
  garbage: "answers with a page of HTML",
  broken: "breaks the connection in the middle of its answer",
  refuses: "refuses every message",
} as const;

type Pretense = keyof typeof PRETENSES;

const SLOW_MS = 20_000;

/** Until the switch is used again, or a restart. */
let pretense: Pretense = "up";

let tables: Promise<void> | undefined;

app.use(async (c, next) => {
  tables ??= createTables(c.env.DB);
  await tables;
  await next();
});

app.post("/api/contact-us", async (c) => {
  if (pretense !== "up") return pretend(pretense);
  const body: unknown = await c.req.json().catch(() => undefined);
  if (!isMessage(body)) {
    return c.json({ success: false, message: `The message needs ${CONTACT_FIELDS.join(", ")} and domain_key.` }, 422);
  }
  const key = c.req.header("Idempotency-Key") ?? null;
  if (await insert(c.env.DB, body, key)) return c.json(STORED);

  const first = await c.env.DB.prepare("SELECT * FROM messages WHERE idempotency_key = ?")
    .bind(key)
    .first<StoredMessage>();
  if (first && isSame(first, body)) {
    console.info(JSON.stringify({ evt: "inbox", reason: "duplicate" }));
    return c.json(STORED);
  }
  console.warn(JSON.stringify({ evt: "inbox", reason: "key_reuse" }));
  // No message, so that the visitor reads the site's own.
  return c.json({ success: false, message: "" }, 422);
});

app.get("/api/messages", async (c) => c.json(await newestFirst(c.env.DB, Number.MAX_SAFE_INTEGER)));

app.post("/pretend", async (c) => {
  const { mode } = await c.req.parseBody();
  if (!isPretense(mode)) return c.text(`mode is one of: ${Object.keys(PRETENSES).join(", ")}`, 400);
  pretense = mode;
  return c.redirect("/", 303);
});

app.get("/", async (c) => {
  const messages = await newestFirst(c.env.DB, INBOX_LENGTH);
  return c.html(html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:,">
        <title>Inbox (${messages.length}) - local admin API</title>
        <style>
          :root { color-scheme: light dark; }
          body { font: 16px/1.6 system-ui, sans-serif; max-width: 46rem; margin: 3rem auto; padding: 0 1.25rem; }
          h1 { font-size: 1.5rem; }
          article { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: 1.25rem 0; }
          h2 { font-size: 1.0625rem; margin: 0; }
          .from { color: color-mix(in srgb, currentColor 70%, transparent); font-size: 0.875rem; }
          form { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; margin: 1.25rem 0; }
          form.down { outline: 2px solid #c2410c; outline-offset: 0.5rem; border-radius: 2px; }
          select { min-width: 0; max-width: 100%; }
          select, button { font: inherit; padding: 0.25rem 0.625rem; }
          .text { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0.5rem 0 0; }
        </style>
      </head>
      <body>
        <h1>Inbox</h1>
        <p class="from">Messages that the contact form delivered to the local admin API, newest first.</p>
        <form method="post" action="/pretend" class="${pretense === "up" ? "" : "down"}">
          <label for="mode">Pretend to be down. The admin API</label>
          <select id="mode" name="mode">
            ${Object.entries(PRETENSES).map(
              ([mode, text]) => html`<option value="${mode}" ${mode === pretense ? "selected" : ""}>${text}</option>`,
            )}
          </select>
          <button>Switch</button>
        </form>
        ${messages.length === 0 ? html`<p>No messages yet.</p>` : ""}
        ${messages.map(
          (message) => html`<article>
            <h2>${message.subject}</h2>
            <div class="from">
              ${message.name} &lt;${message.email}&gt; · <time>${message.received_at}</time> · domain_key
              ${message.domain_key}
            </div>
            ${OTHER_FIELDS.map((field) => html`<div class="from">${field}: ${message[field]}</div>`)}
            <p class="text">${message.message}</p>
          </article>`,
        )}
      </body>
    </html>`);
});

async function createTables(db: D1Database): Promise<void> {
  await db.exec(
    "CREATE TABLE IF NOT EXISTS messages (id INTEGER PRIMARY KEY AUTOINCREMENT, domain_key INTEGER NOT NULL, received_at TEXT NOT NULL)",
  );
  // Also in a database from before the form had a field.
  const { results } = await db.prepare("SELECT name FROM pragma_table_info('messages')").all<{ name: string }>();
  const missing = [...CONTACT_FIELDS, "idempotency_key"].filter(
    (column) => !results.some(({ name }) => name === column),
  );
  for (const column of missing) await db.exec(`ALTER TABLE messages ADD COLUMN ${column} TEXT`);
  await db.exec("CREATE UNIQUE INDEX IF NOT EXISTS one_message_a_key ON messages (idempotency_key)");
}

/** Out: false when the key is in use. The unique index decides between two requests at once. */
async function insert(db: D1Database, message: Message, key: string | null): Promise<boolean> {
  const row = {
    ...Object.fromEntries(CONTACT_FIELDS.map((field) => [field, message[field]])),
    domain_key: message.domain_key,
    received_at: new Date().toISOString(),
    idempotency_key: key,
  };
  const columns = Object.keys(row);
  const { meta } = await db
    .prepare(
      `INSERT INTO messages (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")}) ON CONFLICT (idempotency_key) DO NOTHING`,
    )
    .bind(...Object.values(row))
    .run();
  return meta.changes === 1;
}

function isSame(stored: Message, sent: Message): boolean {
  return stored.domain_key === sent.domain_key && CONTACT_FIELDS.every((field) => stored[field] === sent[field]);
}

async function newestFirst(db: D1Database, limit: number): Promise<StoredMessage[]> {
  const { results } = await db
    .prepare("SELECT * FROM messages ORDER BY id DESC LIMIT ?")
    .bind(limit)
    .all<StoredMessage>();
  return results;
}

function isPretense(mode: unknown): mode is Pretense {
  return typeof mode === "string" && Object.hasOwn(PRETENSES, mode);
}

async function pretend(way: Exclude<Pretense, "up">): Promise<Response> {
  const json = { headers: { "Content-Type": "application/json" } };
  switch (way) {
    case "500":
      return new Response('{"success":false,"message":"Pretending to be down."}', { ...json, status: 500 });
    case "slow":
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      return new Response('{"success":false}', { ...json, status: 504 });
    case "garbage":
      return new Response("<h1>It works!</h1>", { headers: { "Content-Type": "text/html" } });
    case "refuses":
      return new Response('{"success":false,"message":"Pretending to refuse."}', json);
    case "broken":
      return new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('{"success":'));
            setTimeout(() => controller.error(new Error("Pretending to be down.")), 50);
          },
        }),
        json,
      );
  }
}

function isMessage(body: unknown): body is Message {
  if (typeof body !== "object" || body === null) return false;
  const fields = body as Record<string, unknown>;
  return CONTACT_FIELDS.every((field) => typeof fields[field] === "string") && typeof fields.domain_key === "number";
}

export default app;
