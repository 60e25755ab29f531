/**
 * Dead letters of the local outbox, which the local admin API keeps: messages that were given up.
 *
 *   npm run outbox               lists them
 *   npm run outbox -- --resend   sends them to the outbox again, under their old keys
 *
 * The site has to run with `npm start -- --outbox`. ADMIN_PORT as there. docs/contact-outbox.md has the commands for the
 * platform's queues.
 */
import { parseArgs } from "node:util";

interface Letter {
  body: {
    id?: string;
    queuedAt?: number;
    message?: { name: string; email: string; subject: string };
    dead?: { reason: string; at: number };
  };
}

const inbox = `http://localhost:${process.env.ADMIN_PORT ?? 8788}`;
const { resend } = parseArgs({ options: { resend: { type: "boolean", default: false } } }).values;

const letters = await ask<Letter[]>("/api/dead-letters");
if (letters.length === 0) console.log("\n  No dead letters.\n");
for (const { body } of letters) {
  const { dead, message, queuedAt, id } = body;
  console.log(`\n  ${id ?? "unknown id"}  ${dead?.reason ?? "tried too often"}`);
  if (message) console.log(`  ${message.name} <${message.email}>: ${message.subject}`);
  if (queuedAt) console.log(`  sent ${new Date(queuedAt).toISOString()}`);
}
if (resend && letters.length > 0) {
  const { sent } = await ask<{ sent: number }>("/api/dead-letters/resend", "POST");
  console.log(`\n  ${sent} sent to the outbox again.\n`);
} else if (letters.length > 0) {
  console.log("\n  To send them again: npm run outbox -- --resend\n");
}

async function ask<Answer>(path: string, method = "GET"): Promise<Answer> {
  const response = await fetch(inbox + path, { method }).catch(() => undefined);
  if (response?.ok) return response.json() as Promise<Answer>;
  console.error(`\n  The local admin API does not answer at ${inbox}: run \`npm start -- --outbox\` first.\n`);
  process.exit(1);
}
