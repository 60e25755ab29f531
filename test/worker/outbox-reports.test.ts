import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { database, deliver, log, post, rows, travel, WELL } from "./outbox-database.ts";
import { builtWorker, message, postJson, visit, visitWith } from "./requests.ts";

// What operators and visitors are told about the outbox.

test("/api/health counts waiting and dead messages and reports their age", async () => {
  const health = async (CONTACT_OUTBOX: unknown = database) => {
    const response = await visitWith({ CONTACT_OUTBOX }, "/api/health");
    return (await response.json()) as { outbox?: object };
  };
  const none = { waiting: 0, oldestWaitingSeconds: null, dead: 0, oldestDeadSeconds: null };
  expect(await health()).toMatchObject({ status: "ok", checks: { outbox: true }, outbox: none });
  await post(message({ subject: "refused-with-message" }));
  travel(100);
  await deliver();
  await post(message());
  travel(50);
  await post(message());
  expect((await health()).outbox).toEqual({ waiting: 2, oldestWaitingSeconds: 50, dead: 1, oldestDeadSeconds: 50 });
  await database.prepare("DROP TABLE contact_outbox").run();
  expect(await health()).toMatchObject({ status: "misconfigured", checks: { outbox: false } });
});

test("the log follows a message by its id without anything that was typed", async () => {
  const typed = {
    name: "Zebulon Quartermain",
    email: "zebulon@quartermain.example",
    message: `Zither ${crypto.randomUUID()}`,
  };
  const { id } = (await (await post({ ...typed, subject: "fails-twice" }, WELL)).json()) as { id: string };
  travel(60);
  await deliver();
  travel(40);
  await deliver();
  expect(log.entries).toMatchObject([
    { evt: "contact", level: "warn", id, outcome: "queued", reason: "upstream_5xx", status: 202, attempts: 1 },
    { evt: "contact_outbox", step: "postponed", level: "warn", id, reason: "upstream_5xx", ageSeconds: 60, tries: 1 },
    { evt: "contact_outbox", step: "delivered", level: "info", id, ageSeconds: 100, tries: 2, upstreamStatus: 200 },
  ]);
  expect(log.texts.join()).not.toMatch(/z[ei]b|zith|quartermain/i);
});

test("changes nothing without the binding", async () => {
  const health = (await (await visit("/api/health")).json()) as Record<string, object>;
  expect(health).not.toHaveProperty("outbox");
  expect(Object.keys(health.checks ?? {})).toEqual(["adminApi", "rateLimit"]);
  const sent = message();
  expect((await postJson(sent)).status).toBe(200);
  expect((await post(message({ subject: "status-500" }), WELL, null)).status).toBe(502);
  await (await builtWorker()).scheduled({}, env, {});
  expect(await rows()).toEqual([]);
});

test("the privacy policy mentions kept messages only while the outbox is on", async () => {
  const [without, withOutbox] = await Promise.all([
    (await visit("/privacy-policy")).text(),
    (await visitWith({ CONTACT_OUTBOX: database }, "/privacy-policy")).text(),
  ]);
  const added = withOutbox.match(/<p>.*?<\/p>/gs)?.filter((paragraph) => !without.includes(paragraph));
  expect(added).toEqual([expect.stringMatching(/14 days.*90 days/)]);
});
