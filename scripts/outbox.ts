/**
 * Manages the outbox: messages that the admin API could not take (docs/contact-relay.md).
 *
 *   npm run outbox                         lists waiting and dead messages
 *   npm run outbox -- --resend             tries all dead ones again, as if they were new
 *   npm run outbox -- --resend <id>        tries one again
 *   npm run outbox -- --delete <id>        deletes one, for example when its sender asks for that
 *   npm run outbox -- --remote production  uses the platform's outbox; or preview
 *
 * Without --remote it uses the outbox of `npm start -- --outbox` on this machine.
 */
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { LOCAL_DATABASE } from "./wrangler-paths.ts";

const LIST = `SELECT id, tries, last_reason AS reason,
  datetime(created_at, 'unixepoch') AS created, datetime(next_try_at, 'unixepoch') AS next,
  datetime(dead_since, 'unixepoch') AS dead,
  json_extract(message, '$.name') || ' <' || json_extract(message, '$.email') || '>' AS sender,
  json_extract(message, '$.subject') AS subject
  FROM contact_outbox ORDER BY created_at`;

const RESEND =
  "UPDATE contact_outbox SET dead_since = NULL, created_at = unixepoch(), next_try_at = unixepoch(), tries = 0 " +
  "WHERE dead_since IS NOT NULL";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const { values, positionals } = parseArgs({
  options: { resend: { type: "boolean" }, delete: { type: "boolean" }, remote: { type: "string" } },
  allowPositionals: true,
});
const [id] = positionals;
// The id becomes part of the SQL.
if (id !== undefined && !UUID.test(id)) fail(`${id} is not the id of a message.`);

if (values.resend) change(id === undefined ? RESEND : `${RESEND} AND id = '${id}'`, "tried again within a minute");
else if (values.delete && id) change(`DELETE FROM contact_outbox WHERE id = '${id}'`, "deleted");
else if (values.delete || id) fail("Say --resend <id> or --delete <id>.");
else list();

function list(): void {
  const rows = query(LIST);
  if (rows.length === 0) console.log("\n  The outbox is empty.\n");
  for (const { id, created, next, dead, tries, reason, sender, subject } of rows) {
    console.log(`\n  ${id}  ${dead ? `dead since ${dead}` : `waits, next try ${next}`}`);
    console.log(`  sent ${created}, tries: ${tries}, last result: ${reason} (UTC)\n  ${sender}: ${subject}`);
  }
  if (rows.some(({ dead }) => dead)) console.log("\n  To try dead ones again: npm run outbox -- --resend\n");
}

function change(sql: string, done: string): void {
  console.log(`\n  Messages ${done}: ${query(`${sql} RETURNING id`).length}\n`);
}

function query(sql: string): Record<string, string | number | null>[] {
  const { remote } = values;
  if (remote && remote !== "production" && remote !== "preview") fail("--remote is production or preview.");
  const target = remote ? ["--remote", "-c", "wrangler.toml", "--env", remote] : LOCAL_DATABASE;
  const command = ["d1", "execute", "CONTACT_OUTBOX", ...target, "--json", "--command", sql];
  const { status, stdout, stderr } = spawnSync("wrangler", command, { encoding: "utf8" });
  if (status === 0) return JSON.parse(stdout)[0].results;
  const hint = remote ? "Is it on? See docs/contact-relay.md." : "Start it first: npm start -- --outbox";
  fail(`The outbox does not answer. ${hint}\n\n${stdout}${stderr}`);
}

function fail(message: string): never {
  console.error(`\n  ${message}\n`);
  process.exit(1);
}
