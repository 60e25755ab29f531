import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { appendFile } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { html } from "hono/html";
import * as v from "valibot";
import { CONTACT_FIELDS } from "#workers/contact/schema.ts";

const MessageSchema = v.object({ ...v.entriesFromList(CONTACT_FIELDS, v.string()), domain_key: v.number() });

type StoredMessage = v.InferOutput<typeof MessageSchema> & { received_at: string; idempotency_key?: string };

/** The longest message has fewer than 40,000 bytes as JSON. */
const BODY_LIMIT_BYTES = 64 * 1024;

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

/**
 * A stand-in for the admin API (specification, section 7), for development and tests, with an inbox at "/".
 *
 * It stores one message per `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header): a repeated message gets the
 * same response again.
 *
 * @param file where messages are kept, a line of JSON each, so that they survive a restart
 */
export function localAdminApi(file: string): Hono {
  mkdirSync(dirname(file), { recursive: true });
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
  const messages: StoredMessage[] = lines.map((line) => JSON.parse(line));
  /** A restart resets it. */
  let failureMode: FailureMode = "up";

  const app = new Hono();
  const tooLarge = () => Response.json({ success: false, message: "The message is too large." }, { status: 413 });
  app.use(bodyLimit({ maxSize: BODY_LIMIT_BYTES, onError: tooLarge }));

  app.post("/api/contact-us", async (c) => {
    if (failureMode === "500") return c.json({ success: false, message: "Simulated failure." }, 500);
    if (failureMode === "refuses") return c.json({ success: false, message: "Simulated refusal." });
    if (failureMode === "slow") {
      await sleep(SLOW_MS);
      return c.json({ success: false }, 504);
    }
    const { success, output } = v.safeParse(MessageSchema, await c.req.json().catch(() => undefined));
    if (!success) {
      return c.json({ success: false, message: `The message needs ${CONTACT_FIELDS.join(", ")} and domain_key.` }, 422);
    }
    const key = c.req.header("Idempotency-Key");
    // Nothing waits between the question and the answer, so the first of two simultaneous requests stores the message.
    if (key === undefined || !messages.some(({ idempotency_key }) => idempotency_key === key)) {
      const message = { ...output, received_at: new Date().toISOString(), idempotency_key: key };
      messages.push(message);
      await appendFile(file, `${JSON.stringify(message)}\n`);
    }
    return c.json({ success: true, message: "Message stored." });
  });

  app.get("/api/messages", (c) => c.json(messages.toReversed()));

  app.post("/failure-mode", async (c) => {
    failureMode = v.parse(FormSchema, await c.req.parseBody()).mode;
    return c.redirect("/", 303);
  });

  app.get("/", (c) => c.html(inboxPage(messages, failureMode)));
  return app;
}

function inboxPage(messages: StoredMessage[], failureMode: FailureMode) {
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
        ${messages.toReversed().map(
          (message) => html`<article>
            <time>${message.received_at}</time> · domain_key ${message.domain_key}
            ${CONTACT_FIELDS.map((field) => html`<div><b>${field}</b><p dir="auto">${message[field]}</p></div>`)}
          </article>`,
        )}
      </body>
    </html>`;
}
