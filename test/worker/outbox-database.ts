/** The outbox in a real database, empty before each test. */
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, vi } from "vitest";
import migration from "#migrations/0001_contact_outbox.sql?raw";
import { builtWorker, captureLog, FAULT_SERVER_URL, jsonPost, visitWith } from "./requests.ts";

export const WELL = `${FAULT_SERVER_URL}/api/`;
export const DOWN = "http://127.0.0.1:9/";

export const HOUR = 3_600;
export const DAY = 24 * HOUR;

export const database = (env as unknown as { OUTBOX_DATABASE: D1Database }).OUTBOX_DATABASE;

export let log = captureLog();

beforeEach(async () => {
  await database.prepare("DROP TABLE IF EXISTS contact_outbox").run();
  await database.prepare(migration).run();
  log = captureLog();
  // The clock stands still, so that no test crosses a second.
  travel(0);
});

afterEach(() => void vi.useRealTimers());

export function travel(seconds: number) {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + seconds * 1_000 });
}

export function post(body: unknown, ADMIN_API_URL = DOWN, CONTACT_OUTBOX: unknown = database) {
  return visitWith({ ADMIN_API_URL, CONTACT_OUTBOX }, "/api/contact-us", jsonPost(body));
}

/** One run of the cron trigger. */
export async function deliver(ADMIN_API_URL = WELL, CONTACT_OUTBOX: unknown = database) {
  const worker = await builtWorker();
  await worker.scheduled({}, { ...env, ADMIN_API_URL, CONTACT_OUTBOX }, {});
}

export async function rows() {
  return (await database.prepare("SELECT * FROM contact_outbox ORDER BY created_at").all()).results;
}
