import { Hono } from "hono";
import { html } from "hono/html";

/**
 * A small admin API for development and tests: takes contact messages as the real one does (specification,
 * section 7), stores them in D1 and shows them as an inbox. Started by `npm start` and `npm run dev`.
 */

interface StoredMessage {
  id: number;
  name: string;
  email: string;
  subject: string;
  message: string;
  domain_key: number;
  received_at: string;
}

const app = new Hono<{ Bindings: { DB: D1Database } }>();

const TEXT_FIELDS = ["name", "email", "subject", "message"] as const;

/** Most messages that the inbox lists. */
const INBOX_LENGTH = 200;

app.use(async (c, next) => {
  await c.env.DB.exec(
    "CREATE TABLE IF NOT EXISTS messages (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, email TEXT NOT NULL, subject TEXT NOT NULL, message TEXT NOT NULL, domain_key INTEGER NOT NULL, received_at TEXT NOT NULL)",
  );
  await next();
});

app.post("/api/contact-us", async (c) => {
  const body: unknown = await c.req.json().catch(() => undefined);
  if (!isMessage(body)) {
    return c.json({ success: false, message: "The message needs name, email, subject, message and domain_key." }, 422);
  }
  await c.env.DB.prepare(
    "INSERT INTO messages (name, email, subject, message, domain_key, received_at) VALUES (?, ?, ?, ?, ?, ?)",
  )
    .bind(body.name, body.email, body.subject, body.message, body.domain_key, new Date().toISOString())
    .run();
  return c.json({ success: true, message: "Message stored." });
});

app.get("/api/messages", async (c) => c.json(await newestFirst(c.env.DB)));

app.get("/", async (c) => {
  const messages = await newestFirst(c.env.DB);
  return c.html(html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Inbox (${messages.length}) - local admin API</title>
        <style>
          :root { color-scheme: light dark; }
          body { font: 16px/1.6 system-ui, sans-serif; max-width: 46rem; margin: 3rem auto; padding: 0 1.25rem; }
          h1 { font-size: 1.5rem; }
          article { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: 1.25rem 0; }
          h2 { font-size: 1.0625rem; margin: 0; }
          .from { color: color-mix(in srgb, currentColor 70%, transparent); font-size: 0.875rem; }
          .text { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0.5rem 0 0; }
        </style>
      </head>
      <body>
        <h1>Inbox</h1>
        <p class="from">Messages that the contact form delivered to the local admin API, newest first.</p>
        ${messages.length === 0 ? html`<p>No messages yet.</p>` : ""}
        ${messages.map(
          (message) => html`<article>
            <h2>${message.subject}</h2>
            <div class="from">
              ${message.name} &lt;${message.email}&gt; · <time>${message.received_at}</time> · domain_key
              ${message.domain_key}
            </div>
            <p class="text">${message.message}</p>
          </article>`,
        )}
      </body>
    </html>`);
});

async function newestFirst(db: D1Database): Promise<StoredMessage[]> {
  const { results } = await db
    .prepare("SELECT * FROM messages ORDER BY id DESC LIMIT ?")
    .bind(INBOX_LENGTH)
    .all<StoredMessage>();
  return results;
}

function isMessage(body: unknown): body is Pick<StoredMessage, (typeof TEXT_FIELDS)[number] | "domain_key"> {
  if (typeof body !== "object" || body === null) return false;
  const fields = body as Record<string, unknown>;
  return TEXT_FIELDS.every((field) => typeof fields[field] === "string") && typeof fields.domain_key === "number";
}

export default app;
