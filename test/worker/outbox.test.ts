import { expect, test, vi } from "vitest";
import { DAY, DOWN, database, deliver, HOUR, log, post, rows, travel, WELL } from "./outbox-database.ts";
import { answerOf, attempts, FAULT_SERVER_URL, formPost, message, relayed, visitWith } from "./requests.ts";

// The outbox in a real database. It keeps messages after the failures that faults.test.ts calls "failed".

test("confirms and keeps a failed message at both endpoints, and delivers it once under its key", async () => {
  const sent = message();
  const response = await post(sent);
  expect(await answerOf(response)).toMatchObject({ status: 202, success: true, message: "" });

  const typed = message();
  const bindings = { ADMIN_API_URL: DOWN, CONTACT_OUTBOX: database };
  const page = await visitWith(bindings, "/contact-us", formPost(typed));
  expect(page.status).toBe(202);
  expect(await page.text()).toContain("You message send successfully");

  await deliver();
  expect(await relayed(sent.message)).toEqual([]);
  const [row] = await rows();
  travel(31);
  await deliver();
  await deliver();
  const [attempt, ...more] = await attempts(sent.message);
  expect(attempt?.body).toEqual({ ...sent, domain_key: 3 });
  expect(attempt?.headers["idempotency-key"]).toBe(row?.idempotency_key);
  expect(more).toEqual([]);
  expect(await relayed(typed.message)).toEqual([{ ...typed, domain_key: 3 }]);
  expect(await rows()).toEqual([]);
});

test("reports and does not keep messages that the admin API or a guard refuses", async () => {
  for (const refused of [
    message({ subject: "refused-with-message" }),
    message({ subject: "refused-like-laravel" }),
    message({ email: "nope" }),
    message({ leave_empty: "x" }),
  ]) {
    expect(await (await post(refused, WELL)).json()).toMatchObject({ success: false });
  }
  expect(await rows()).toEqual([]);
});

test("reports the failure when the database fails too", async () => {
  const broken = { prepare: () => ({ bind: () => ({ first: () => Promise.reject(new Error("no")) }) }) };
  expect(await answerOf(await post(message(), DOWN, broken))).toMatchObject({ status: 502, success: false });
  expect(log.entries).toMatchObject([
    { evt: "contact_outbox", step: "not_kept", level: "error", reason: "upstream_network" },
    { evt: "contact", outcome: "failed", reason: "upstream_network" },
  ]);
});

test("keeps the same message once, under one id, as if it were new", async () => {
  const sent = message({ subject: "status-500" });
  const first = await answerOf(await post(sent));
  travel(30);
  await deliver(DOWN);
  expect(await rows()).toMatchObject([{ tries: 1, last_reason: "upstream_network" }]);
  const second = await answerOf(await post(sent, WELL));
  expect([first, second]).toMatchObject(Array(2).fill({ status: 202, id: first.id }));
  expect(await rows()).toMatchObject([
    { id: first.id, message: JSON.stringify(sent), tries: 0, last_reason: "upstream_5xx 500" },
  ]);
  expect(log.entries.map(({ id }) => id)).toEqual(Array(3).fill(first.id));
});

test("retries after a quarter of the age, from 30 seconds to 6 hours, for 14 days", async () => {
  await post(message());
  const started = Date.now();
  const delays: number[] = [];
  for (let [row] = await rows(); row?.dead_since === null; [row] = await rows()) {
    const delay = Number(row.next_try_at) - Math.floor(Date.now() / 1_000);
    delays.push(delay);
    travel(delay);
    await deliver(DOWN);
  }
  expect(delays[0]).toBe(30);
  expect(delays.toSorted((a, b) => a - b)).toEqual(delays);
  expect(delays.at(-1)).toBe(6 * HOUR);
  expect(Date.now() - started).toBeGreaterThanOrEqual(14 * DAY * 1_000);
  expect(Date.now() - started).toBeLessThan(15 * DAY * 1_000);
  expect(log.entries.at(-1)).toMatchObject({ step: "dead", level: "error", tries: delays.length });
});

test("waits as long as a busy admin API asks, up to an hour", async () => {
  await post(message({ subject: "status-429-long" }), WELL);
  expect(await rows()).toMatchObject([{ last_reason: "busy 429" }]);
  travel(HOUR - 2);
  await deliver();
  expect(await rows()).toMatchObject([{ tries: 0 }]);
  travel(2);
  await deliver();
  expect(await rows()).toMatchObject([{ tries: 1 }]);
});

test("marks a message as dead when it is refused later, and deletes it after 90 days", async () => {
  await post(message({ subject: "refused-with-422" }));
  travel(30);
  await deliver();
  expect(await rows()).toMatchObject([{ last_reason: "rejected 422: The subject is taken.", tries: 1 }]);
  travel(89 * DAY);
  await deliver();
  expect(await rows()).toMatchObject([{ tries: 1, dead_since: expect.any(Number) }]);
  travel(2 * DAY);
  await deliver();
  expect(await rows()).toEqual([]);
});

test("two simultaneous runs never send the same message, and a slow message delays no other", async () => {
  const slow = message({ subject: "held" });
  const others = Array.from({ length: 11 }, () => message());
  for (const sent of [slow, ...others]) await post(sent);
  travel(30);
  const runs = Promise.all([deliver(), deliver()]);
  const counts = () => Promise.all(others.map(async (sent) => (await attempts(sent.message)).length));
  await vi.waitFor(async () => expect(await counts()).toEqual(others.map(() => 1)), 5_000);
  await fetch(`${FAULT_SERVER_URL}/release`);
  await runs;
  expect(await counts()).toEqual(others.map(() => 1));
  expect(await attempts(slow.message)).toHaveLength(1);
  expect(await rows()).toEqual([]);
});

test("tries again when the admin API answers 409 to a delivery, because an earlier one may be running", async () => {
  const sent = message({ subject: "held" });
  await post(sent);
  travel(30);
  const running = deliver();
  await vi.waitFor(async () => expect(await attempts(sent.message)).toHaveLength(1));
  travel(60);
  await deliver();
  expect(await rows()).toMatchObject([{ dead_since: null, last_reason: expect.stringMatching(/^rejected 409/) }]);
  expect(log.entries.at(-1)).toMatchObject({ step: "postponed", upstreamStatus: 409 });
  await fetch(`${FAULT_SERVER_URL}/release`);
  await running;
  expect(await rows()).toEqual([]);
});

test("repeats a try after a minute under the same key when its result was not stored", async () => {
  const sent = message();
  await post(sent);
  travel(30);
  const prepare = (sql: string) => database.prepare(sql.includes("WHERE id = ?") ? "a mistake" : sql);
  await expect(deliver(WELL, { prepare })).rejects.toThrow("syntax error");
  await deliver();
  expect(await attempts(sent.message)).toHaveLength(1);
  travel(60);
  await deliver();
  const keys = (await attempts(sent.message)).map(({ headers }) => headers["idempotency-key"]);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(await rows()).toEqual([]);
});
