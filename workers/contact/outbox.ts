import { relayMessage } from "./admin-api.ts";
import { logOutbox } from "./log.ts";
import type { ContactMessage } from "./schema.ts";
import type { Verdict } from "./verdict.ts";

// Messages that the admin API could not take wait in a D1 table (migrations/), and a cron trigger delivers them. Times
// and durations are in seconds.

const HOUR = 3_600;
const DAY = 24 * HOUR;

const RETRY_PERIOD = 14 * DAY;
const DEAD_RETENTION = 90 * DAY;

const SHORTEST_DELAY = 30;
const LONGEST_DELAY = 6 * HOUR;

/** A relay takes at most 8 seconds. An attempt without a result after a minute was lost with its isolate. */
const CLAIM_DURATION = 60;

/** The platform allows six connections at once, and a relay's time limit includes waiting for one. */
const BATCH_SIZE = 5;

/** A run ends before the next one starts, a minute later, and stays below the free plan's limit of 50 queries. */
const MAX_BATCHES = 5;

/** A visitor waits while the database accepts a message. */
const INSERT_LIMIT_MS = 5_000;

interface Row {
  id: string;
  idempotency_key: string;
  message: string;
  created_at: number;
  tries: number;
}

/**
 * Stores a message that could not be relayed. The same message is one row, even if that row was dead. The row keeps the
 * id of the first post, and later posts get that id too: whichever answer a visitor quotes, its id finds log and row.
 *
 * @param failure the outcome of the relay
 * @returns the outcome for the visitor: `queued` under the row's id, or `failure` if the database has not accepted the
 *   message in time
 */
export async function keepForLater(
  { id, key, message }: { id: string; key: string; message: ContactMessage },
  failure: Verdict,
  database: D1Database,
): Promise<Verdict> {
  const now = secondsNow();
  const inserted = database
    .prepare(
      `INSERT INTO contact_outbox (id, idempotency_key, message, created_at, next_try_at, tries, last_reason)
       VALUES (?1, ?2, ?3, ?4, ?5, 0, ?6)
       ON CONFLICT (idempotency_key) DO UPDATE SET
         created_at = excluded.created_at, next_try_at = excluded.next_try_at, tries = excluded.tries,
         last_reason = excluded.last_reason, dead_since = NULL
       RETURNING id`,
    )
    .bind(id, key, JSON.stringify(message), now, now + delayOf(0, failure), summarize(failure))
    .first<string>("id")
    .catch(() => undefined);
  const rowId = await Promise.race([inserted, scheduler.wait(INSERT_LIMIT_MS)]);
  if (rowId) {
    return { ...failure, outcome: "queued", status: 202, message: "", retryAfterSeconds: undefined, id: rowId };
  }
  logOutbox("not_kept", failure, { id });
  return failure;
}

/**
 * Delivers due messages and deletes old dead ones. Called by the cron trigger.
 *
 * @throws if the database does not answer; claimed messages are tried again after a minute
 */
export async function deliverDue({ CONTACT_OUTBOX: database, ADMIN_API_URL }: Env): Promise<void> {
  if (!database) return;
  await database
    .prepare("DELETE FROM contact_outbox WHERE dead_since < ?")
    .bind(secondsNow() - DEAD_RETENTION)
    .run();
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const rows = await claimBatch(database);
    await Promise.all(rows.map((row) => deliver(row, database, ADMIN_API_URL)));
    if (rows.length < BATCH_SIZE) return;
  }
}

/** One statement, so that two runs never claim the same row. */
async function claimBatch(database: D1Database): Promise<Row[]> {
  const { results } = await database
    .prepare(
      `UPDATE contact_outbox SET next_try_at = ?1 + ?2, tries = tries + 1
       WHERE id IN (
         SELECT id FROM contact_outbox WHERE dead_since IS NULL AND next_try_at <= ?1 ORDER BY next_try_at LIMIT ?3
       )
       RETURNING id, idempotency_key, message, created_at, tries`,
    )
    .bind(secondsNow(), CLAIM_DURATION, BATCH_SIZE)
    .all<Row>();
  return results;
}

/** If the database misses the result, the delivery is repeated with the same key and the message is stored once. */
async function deliver(row: Row, database: D1Database, adminApiUrl: string | undefined): Promise<void> {
  const { id, tries } = row;
  const verdict = await relayMessage(JSON.parse(row.message), row.idempotency_key, adminApiUrl);
  const now = secondsNow();
  const age = now - row.created_at;
  const isSent = verdict.outcome === "sent";
  // 409 may mean that an earlier request with this key is still running (draft-ietf-httpapi-idempotency-key-header).
  const isRefused = verdict.outcome === "rejected" && verdict.trace?.upstreamStatus !== 409;
  const isDead = isRefused || age >= RETRY_PERIOD;
  const statement = isSent
    ? database.prepare("DELETE FROM contact_outbox WHERE id = ?").bind(id)
    : database
        .prepare("UPDATE contact_outbox SET next_try_at = ?, last_reason = ?, dead_since = ? WHERE id = ?")
        .bind(now + delayOf(age, verdict), summarize(verdict), isDead ? now : null, id);
  await statement.run();
  logOutbox(isSent ? "delivered" : isDead ? "dead" : "postponed", verdict, { id, ageSeconds: age, tries });
}

/** A quarter of the message's age, so that a message arrives within a quarter of an outage's length after its end. */
function delayOf(age: number, { retryAfterSeconds = 0 }: Verdict): number {
  return Math.max(Math.min(Math.max(Math.round(age / 4), SHORTEST_DELAY), LONGEST_DELAY), retryAfterSeconds);
}

/** For the list of `npm run outbox`: "rejected 422: The subject is taken." */
function summarize({ outcome, reason, message, trace }: Verdict): string {
  const text = [reason ?? outcome, trace?.upstreamStatus].filter(Boolean).join(" ");
  return outcome === "rejected" ? `${text}: ${message}` : text;
}

/** @returns counts, and ages that are null if there is none; undefined if the database does not answer */
export async function outboxState(database: D1Database): Promise<Record<string, number | null> | undefined> {
  const row = await database
    .prepare(
      `SELECT count(*) - count(dead_since) AS waiting,
              ?1 - min(iif(dead_since IS NULL, created_at, NULL)) AS oldestWaitingSeconds,
              count(dead_since) AS dead,
              ?1 - min(dead_since) AS oldestDeadSeconds
       FROM contact_outbox`,
    )
    .bind(secondsNow())
    .first<Record<string, number | null>>()
    .catch(() => undefined);
  return row ?? undefined;
}

function secondsNow(): number {
  return Math.floor(Date.now() / 1_000);
}
