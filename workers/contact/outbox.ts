import { relayMessage } from "./admin-api.ts";
import { logOutbox } from "./log.ts";
import type { ContactMessage } from "./schema.ts";
import type { Verdict } from "./verdict.ts";

// Messages that the admin API could not take wait in a table of D1 (migrations/), from where a cron trigger delivers
// them. Times and durations are in seconds.

/** Optional, so it is not in the generated Env. */
export interface OutboxBinding {
  CONTACT_OUTBOX?: D1Database;
}

const HOUR = 3_600;
const DAY = 24 * HOUR;

const TRIED_FOR = 14 * DAY;
const DEAD_KEPT_FOR = 90 * DAY;

const SHORTEST_DELAY = 30;
const LONGEST_DELAY = 6 * HOUR;

/** A relay ends after 8 seconds; a try that has not been noted by then was lost with its isolate. */
const TRY_LIMIT = 60;

/** The platform has six connections for a Worker's call, and a relay's time limit runs while it waits for one. */
const LOT_SIZE = 5;

/** In one run of the cron trigger, which has a minute, and 50 queries on the free plan. */
const MOST_LOTS = 5;

/** How long the database may take to accept a message, in ms: a visitor is waiting. */
const INSERT_LIMIT_MS = 5_000;

interface Row {
  id: string;
  idempotency_key: string;
  message: string;
  created_at: number;
  tries: number;
}

/**
 * Keeps a message that could not be relayed. The same message under the same key is one row, also when it was dead;
 * another message under a used key is not kept.
 *
 * @param failure the outcome of the relay
 * @returns the outcome for the visitor: `queued`, or the failure when the database has not accepted the message in time
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
       ON CONFLICT (idempotency_key) DO UPDATE SET created_at = excluded.created_at, next_try_at = excluded.next_try_at, dead_since = NULL
       WHERE message = excluded.message
       RETURNING id`,
    )
    .bind(id, key, JSON.stringify(message), now, now + delayOf(0, failure), reasonOf(failure))
    .first()
    .catch(() => undefined);
  if (await Promise.race([inserted, scheduler.wait(INSERT_LIMIT_MS)])) {
    return { ...failure, outcome: "queued", status: 202, message: "", retryAfterSeconds: undefined };
  }
  logOutbox("not_kept", failure, { id });
  return failure;
}

/**
 * Delivers what is due, and deletes what has been dead for long. For the cron trigger.
 *
 * @throws when the database does not answer; what was claimed is tried again after a minute
 */
export async function deliverDue({ CONTACT_OUTBOX: database, ADMIN_API_URL }: Env & OutboxBinding): Promise<void> {
  if (!database) return;
  await database
    .prepare("DELETE FROM contact_outbox WHERE dead_since < ?")
    .bind(secondsNow() - DEAD_KEPT_FOR)
    .run();
  for (let lot = 0; lot < MOST_LOTS; lot += 1) {
    const rows = await claimLot(database);
    await Promise.all(rows.map((row) => deliver(row, database, ADMIN_API_URL)));
    if (rows.length < LOT_SIZE) return;
  }
}

/** One statement, so that two runs never have the same row. */
async function claimLot(database: D1Database): Promise<Row[]> {
  const now = secondsNow();
  const { results } = await database
    .prepare(
      `UPDATE contact_outbox SET next_try_at = ?1 + ?2, tries = tries + 1
       WHERE id IN (
         SELECT id FROM contact_outbox WHERE dead_since IS NULL AND next_try_at <= ?1 ORDER BY next_try_at LIMIT ?3
       )
       RETURNING id, idempotency_key, message, created_at, tries`,
    )
    .bind(now, TRY_LIMIT, LOT_SIZE)
    .all<Row>();
  return results;
}

/** A delivery that the database does not note is repeated under the same key, and stored once. */
async function deliver(row: Row, database: D1Database, adminApiUrl: string | undefined): Promise<void> {
  const { id, tries } = row;
  const verdict = await relayMessage(JSON.parse(row.message), row.idempotency_key, adminApiUrl);
  const now = secondsNow();
  const age = now - row.created_at;
  const isDead = verdict.outcome === "rejected" || age >= TRIED_FOR;
  const settled =
    verdict.outcome === "sent"
      ? database.prepare("DELETE FROM contact_outbox WHERE id = ?").bind(id)
      : database
          .prepare("UPDATE contact_outbox SET next_try_at = ?, last_reason = ?, dead_since = ? WHERE id = ?")
          .bind(now + delayOf(age, verdict), reasonOf(verdict), isDead ? now : null, id);
  await settled.run();
  const step = verdict.outcome === "sent" ? "delivered" : isDead ? "dead" : "postponed";
  logOutbox(step, verdict, { id, ageSeconds: age, tries });
}

/** A quarter of the message's age, so that it arrives within a quarter of an outage's length after its end. */
function delayOf(age: number, { retryAfterSeconds = 0 }: Verdict): number {
  return Math.max(Math.min(Math.max(Math.round(age / 4), SHORTEST_DELAY), LONGEST_DELAY), retryAfterSeconds);
}

/** For the owner, who lists it with `npm run outbox`: "rejected 422: The subject is taken." */
function reasonOf({ outcome, reason, message, trace }: Verdict): string {
  const text = [reason ?? outcome, trace?.upstreamStatus].filter(Boolean).join(" ");
  return outcome === "rejected" ? `${text}: ${message}` : text;
}

export interface OutboxState {
  waiting: number;
  /** Null when none waits. */
  oldestWaitingSeconds: number | null;
  dead: number;
  oldestDeadSeconds: number | null;
}

/** @returns undefined when the database does not answer */
export async function outboxState(database: D1Database): Promise<OutboxState | undefined> {
  const row = await database
    .prepare(
      `SELECT count(*) - count(dead_since) AS waiting,
              ?1 - min(iif(dead_since IS NULL, created_at, NULL)) AS oldestWaitingSeconds,
              count(dead_since) AS dead,
              ?1 - min(dead_since) AS oldestDeadSeconds
       FROM contact_outbox`,
    )
    .bind(secondsNow())
    .first<OutboxState>()
    .catch(() => undefined);
  return row ?? undefined;
}

function secondsNow(): number {
  return Math.floor(Date.now() / 1_000);
}
