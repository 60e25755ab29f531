import { Hono } from "hono";
import { html } from "hono/html";
import * as v from "valibot";

/** Accepts any field, so that a new form field needs no change here. */
const MessageSchema = v.objectWithRest({ domain_key: v.number() }, v.string());

interface StoredMessage {
  received_at: string;
  idempotency_key?: string;
  domain_key: number;
  [field: string]: string | number | undefined;
}

/** Members of a stored message that are not form fields. */
const METADATA = ["domain_key", "received_at", "idempotency_key"];

/**
 * A stand-in for the admin API (specification, section 7), for development and tests. Its inbox at "/" lists the
 * messages and has a switch that makes the API fail.
 *
 * Keeps messages in memory, one per `Idempotency-Key`. A repeated message gets the same response again.
 */
export function localAdminApi(): Hono {
  const messages: StoredMessage[] = [];
  let isFailing = false;

  const app = new Hono();
  app.post("/api/contact-us", async (c) => {
    if (isFailing) return c.json({ success: false, message: "Simulated failure." }, 500);
    const { success, output } = v.safeParse(MessageSchema, await c.req.json().catch(() => undefined));
    if (!success) return c.json({ success: false, message: "Send JSON with texts and a domain_key." }, 422);
    const key = c.req.header("Idempotency-Key");
    if (key === undefined || !messages.some(({ idempotency_key }) => idempotency_key === key)) {
      messages.push({ ...output, received_at: new Date().toISOString(), idempotency_key: key });
    }
    return c.json({ success: true, message: "Message stored." });
  });

  app.get("/api/messages", (c) => c.json(messages.toReversed()));

  app.post("/switch", (c) => {
    isFailing = !isFailing;
    return c.redirect("/", 303);
  });

  app.get("/", (c) => c.html(inboxPage(messages, isFailing)));
  return app;
}

function inboxPage(messages: StoredMessage[], isFailing: boolean) {
  return html`<!doctype html>
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
          article div { display: grid; grid-template-columns: 5rem minmax(0, 1fr); }
          article p { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; }
          button { font: inherit; }
        </style>
      </head>
      <body>
        <h1>Inbox</h1>
        <p>Messages that the contact form delivered to the local admin API, newest first.</p>
        <form method="post" action="/switch">
          <p>
            The admin API ${isFailing ? "fails with 500" : "stores messages"}.
            <button>${isFailing ? "Let it store them" : "Let it fail"}</button>
          </p>
        </form>
        ${messages.length === 0 ? html`<p>No messages yet.</p>` : ""}
        ${messages.toReversed().map(
          (message) => html`<article>
            <time>${message.received_at}</time> · domain_key ${message.domain_key}
            ${Object.entries(message)
              .filter(([field]) => !METADATA.includes(field))
              .map(([field, text]) => html`<div><b>${field}</b><p dir="auto">${text}</p></div>`)}
          </article>`,
        )}
      </body>
    </html>`;
}
