import { Hono } from "hono";
import { html } from "hono/html";
import * as v from "valibot";
import { CONTACT_FIELDS } from "#workers/contact/schema.ts";

/**
 * A stand-in for the admin API (specification, section 7), for development and tests. It stores messages in D1 and
 * shows them as an inbox. `npm start` and `npm run dev` run it, but it is never deployed.
 *
 * It stores one message per `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header): a repeated message gets the
 * same response again.
 */

const MessageSchema = v.object({ ...v.entriesFromList(CONTACT_FIELDS, v.string()), domain_key: v.number() });

type StoredMessage = v.InferOutput<typeof MessageSchema> & {
  id: number;
  received_at: string;
  idempotency_key: string | null;
};

const SLOW_MS = 20_000;

/**
 * Failure modes for testing the site. Refusing connections is not one of them, because the server would have to stop.
 */
const FAILURE_MODES = {
  up: "works",
  "500": "answers 500",
  slow: "does not answer within the relay's 8 seconds",
  refuses: "refuses every message",
} as const;

type FailureMode = keyof typeof FAILURE_MODES;

const FormSchema = v.object({ mode: v.picklist(Object.keys(FAILURE_MODES) as FailureMode[]) });

/** A restart resets it. */
let failureMode: FailureMode = "up";

let table: Promise<unknown> | undefined;

const app = new Hono<{ Bindings: { DB: D1Database } }>();

app.use(async (c, next) => {
  table ??= c.env.DB.exec(
    "CREATE TABLE IF NOT EXISTS inbox " +
      "(id INTEGER PRIMARY KEY, received_at TEXT, idempotency_key TEXT UNIQUE, message TEXT)",
  );
  await table;
  await next();
});

app.post("/api/contact-us", async (c) => {
  if (failureMode === "500") return c.json({ success: false, message: "Simulated failure." }, 500);
  if (failureMode === "refuses") return c.json({ success: false, message: "Simulated refusal." });
  if (failureMode === "slow") {
    await scheduler.wait(SLOW_MS);
    return c.json({ success: false }, 504);
  }
  const { success, output } = v.safeParse(MessageSchema, await c.req.json().catch(() => undefined));
  if (!success) {
    return c.json({ success: false, message: `The message needs ${CONTACT_FIELDS.join(", ")} and domain_key.` }, 422);
  }
  // One statement, so that only the first of two simultaneous requests stores its message.
  await c.env.DB.prepare(
    `INSERT INTO inbox (received_at, idempotency_key, message) VALUES (?, ?, ?)
     ON CONFLICT (idempotency_key) DO NOTHING`,
  )
    .bind(new Date().toISOString(), c.req.header("Idempotency-Key") ?? null, JSON.stringify(output))
    .run();
  return c.json({ success: true, message: "Message stored." });
});

app.get("/api/messages", async (c) => c.json(await newestFirst(c.env.DB)));

app.post("/failure-mode", async (c) => {
  failureMode = v.parse(FormSchema, await c.req.parseBody()).mode;
  return c.redirect("/", 303);
});

app.get("/", async (c) => {
  const messages = await newestFirst(c.env.DB);
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
          article { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: 1.25rem 0; }
          article p { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; }
          form.fails { outline: 2px solid #c2410c; outline-offset: 0.5rem; }
          select, button { font: inherit; max-width: 100%; }
        </style>
      </head>
      <body>
        <h1>Inbox</h1>
        <p>Messages that the contact form delivered to the local admin API, newest first.</p>
        <form method="post" action="/failure-mode" class="${failureMode === "up" ? "" : "fails"}">
          <label for="mode">The admin API</label>
          <select id="mode" name="mode">
            ${Object.entries(FAILURE_MODES).map(
              ([mode, label]) =>
                html`<option value="${mode}" ${mode === failureMode ? "selected" : ""}>${label}</option>`,
            )}
          </select>
          <button>Switch</button>
        </form>
        ${messages.length === 0 ? html`<p>No messages yet.</p>` : ""}
        ${messages.map(
          (message) => html`<article>
            <time>${message.received_at}</time> · domain_key ${message.domain_key}
            ${CONTACT_FIELDS.map((field) => html`<p><b>${field}</b> ${message[field]}</p>`)}
          </article>`,
        )}
      </body>
    </html>`);
});

async function newestFirst(db: D1Database): Promise<StoredMessage[]> {
  const { results } = await db
    .prepare("SELECT * FROM inbox ORDER BY id DESC")
    .all<StoredMessage & { message: string }>();
  return results.map((row) => ({ ...row, ...JSON.parse(row.message) }));
}

export default app;
