import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { contactFields } from "../../content/contact-fields.ts";
import { FAULT_SERVER_URL, SCRIPTED_API_URL } from "./fault-server.ts";
import { attempts, fromVisitor, message, relayed, visit, visitWith } from "./requests.ts";
import { TestQueue, testOutbox } from "./test-queue.ts";

// The outbox: what is queued, how it is delivered, what the log and /api/health say. The admin API's faults one by one
// are in outbox-faults.test.ts.

const WELL = `${FAULT_SERVER_URL}/api/`;
const DOWN = "http://127.0.0.1:9/";

const HOUR = 3_600_000;

const lines: Record<string, unknown>[] = [];

beforeEach(() => {
  lines.length = 0;
  for (const level of ["info", "warn", "error"] as const) {
    vi.spyOn(console, level).mockImplementation((line: unknown) => {
      lines.push({ level, ...(JSON.parse(String(line)) as object) });
    });
  }
});

afterEach(() => {
  vi.useRealTimers();
});

function travel(ms: number) {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ["Date"], now: now + ms });
}

const post = (bindings: Record<string, unknown>, body: unknown, key = crypto.randomUUID()) =>
  visitWith(bindings, "/api/contact-us", {
    method: "POST",
    headers: { ...fromVisitor("application/json"), "Idempotency-Key": key },
    body: JSON.stringify(body),
  });

test("after three failures in a row messages go straight to the queue; after a pause one of them asks again", async () => {
  const { outbox, bindings } = testOutbox(WELL);
  const broken = message({ subject: "status-500" });
  for (let time = 0; time < 3; time += 1) expect((await post(bindings, broken)).status).toBe(202);
  expect(await attempts(broken.message)).toHaveLength(3);

  const paused = message();
  expect((await post(bindings, paused)).status).toBe(202);
  expect(await attempts(paused.message)).toEqual([]);
  expect(lines.at(-1)).toMatchObject({
    outcome: "queued",
    reason: "circuit_open",
    status: 202,
    attempts: 0,
    level: "warn",
  });

  travel(31_000);
  const probes = [message({ subject: "drip" }), message(), message()];
  const [probe, ...others] = await Promise.all(probes.map((sent) => post(bindings, sent)));
  expect([probe, ...others].map((response) => response?.status)).toEqual([202, 202, 202]);
  expect(await Promise.all(probes.map(async (sent) => (await attempts(sent.message)).length))).toEqual([1, 0, 0]);

  travel(31_000);
  const delivered = message();
  expect((await post(bindings, delivered)).status).toBe(200);
  expect((await post(bindings, message())).status).toBe(200);
  expect(outbox.held).toHaveLength(7);
}, 30_000);

test("a delivery from the queue ends the pause too", async () => {
  const { outbox, bindings } = testOutbox(SCRIPTED_API_URL);
  for (let time = 0; time < 3; time += 1) await post(bindings, message({ subject: "f" }));
  await outbox.deliver(bindings);
  expect((await post(bindings, message())).status).toBe(200);
});

test("while messages go straight to the queue and it fails, the admin API is asked after all", async () => {
  const { outbox, bindings } = testOutbox(WELL);
  for (let time = 0; time < 3; time += 1) await post(bindings, message({ subject: "status-500" }));
  outbox.onSend = () => Promise.reject(new Error("no"));
  const sent = message();
  expect((await post(bindings, sent)).status).toBe(200);
  expect(await relayed(sent.message)).toHaveLength(1);
});

test("while messages go straight to the queue and it does not answer, the failure is shown and nothing else is done", async () => {
  const { outbox, bindings } = testOutbox(WELL);
  for (let time = 0; time < 3; time += 1) await post(bindings, message({ subject: "status-500" }));
  outbox.onSend = () => new Promise(() => undefined);
  const sent = message({ subject: "refused-with-message" });
  const response = await post(bindings, sent);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ success: false });
  // The queue may have it: an answer of the admin API now would not be the last word.
  expect(await attempts(sent.message)).toEqual([]);
});

test("the longest message in the widest characters fits into the queue of the platform", async () => {
  const widest = {
    line: (limit: number) => "\uFFFD".repeat(limit),
    email: () => `${"a".repeat(64)}@${`${"b".repeat(60)}.`.repeat(3)}com`,
    // Two characters of JSON, or three bytes of UTF-8, each.
    text: (limit: number) => `${crypto.randomUUID()}${'"\u0FFF'.repeat(limit / 2 - 18)}`,
  };
  const longest = Object.fromEntries(
    Object.entries(contactFields).map(([name, { kind, limit }]) => [name, widest[kind](limit)]),
  );
  const queue = (env as unknown as { REAL_QUEUE: Queue }).REAL_QUEUE;
  const { bindings } = testOutbox(DOWN);
  const response = await post({ ...bindings, CONTACT_OUTBOX: queue }, longest);
  expect(response.status).toBe(202);
  // Miniflare hands it to the built Worker.
  await vi.waitFor(async () => expect(await relayed(longest.message)).toEqual([{ ...longest, domain_key: 3 }]), 10_000);
});

test("the platform's queue refuses what is over its size, and the failure is shown", async () => {
  const queue = (env as unknown as { REAL_QUEUE: Queue }).REAL_QUEUE;
  const padded = {
    send: (body: object, options: QueueSendOptions) => queue.send({ ...body, pad: "x".repeat(128_000) }, options),
  };
  const { bindings } = testOutbox(DOWN);
  expect((await post({ ...bindings, CONTACT_OUTBOX: padded }, message())).status).toBe(502);
  expect(lines).toMatchObject([
    { evt: "contact_outbox", reason: "send_failed", level: "error" },
    { evt: "contact", outcome: "failed", reason: "upstream_network" },
  ]);
});

test("each message of a batch has its own outcome, and none holds another up", async () => {
  const { outbox, dead, bindings } = testOutbox(SCRIPTED_API_URL);
  const [stored, down, refused] = [message({ subject: "f" }), message({ subject: "ff" }), message({ subject: "fn" })];
  for (const sent of [stored, down, refused]) await post(bindings, sent);
  await outbox.send({ not: "ours" });
  await outbox.send(null);
  await outbox.send({ ...(outbox.bodies[0] as object), message: { name: "A" } });

  const deliveries = await outbox.deliver(bindings);
  expect(deliveries.map(({ delaySeconds }) => delaySeconds)).toEqual([
    undefined,
    expect.any(Number),
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(outbox.bodies).toMatchObject([{ message: down }]);
  expect(dead.bodies).toEqual(
    [
      { ...(deliveries[2]?.body as object), dead: { reason: "refused", at: expect.any(Number) } },
      { unreadable: { not: "ours" }, dead: { reason: "unreadable", at: expect.any(Number) } },
      { unreadable: null, dead: { reason: "unreadable", at: expect.any(Number) } },
      { unreadable: deliveries[5]?.body, dead: { reason: "unreadable", at: expect.any(Number) } },
    ].toSorted((a, b) => Number("unreadable" in b) - Number("unreadable" in a)),
  );
});

test("one that is never answered does not delay the others of its batch", async () => {
  const { outbox, bindings } = testOutbox(WELL);
  const [silent, well] = [message({ subject: "silence" }), message()];
  const queued = (sent: object) => ({ id: "an-id", key: crypto.randomUUID(), queuedAt: Date.now(), message: sent });
  await outbox.send(queued(silent));
  await outbox.send(queued(well));
  const delivering = outbox.deliver(bindings);
  await vi.waitFor(async () => expect(await relayed(well.message)).toHaveLength(1), 4_000);
  expect((await delivering).map(({ delaySeconds }) => delaySeconds)).toEqual([expect.any(Number), undefined]);
}, 20_000);

test("retries come at growing, uneven intervals for 14 days, and no message is in the queue for a day", async () => {
  const { outbox, dead, bindings } = testOutbox(DOWN);
  await post(bindings, message());
  const started = Date.now();
  const delays: number[] = [];
  let oldestInQueue = 0;
  let mostAttempts = 0;
  while (outbox.held.length > 0) {
    const [delivery] = await outbox.deliver(bindings);
    // A renewed message is acknowledged and held anew.
    const renewed =
      delivery?.delaySeconds === undefined ? lines.findLast(({ evt }) => evt === "contact_queued") : undefined;
    const delay = delivery?.delaySeconds ?? (outbox.held.length > 0 ? Number(renewed?.retryInSeconds) : 0);
    delays.push(delay);
    travel(delay * 1_000);
    oldestInQueue = Math.max(oldestInQueue, ...outbox.held.map(({ timestamp }) => Date.now() - timestamp.getTime()));
    mostAttempts = Math.max(mostAttempts, ...outbox.held.map(({ attempts }) => attempts));
  }
  delays.pop();
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(30);
  expect(delays[0]).toBeLessThanOrEqual(40);
  expect(Math.max(...delays)).toBeLessThanOrEqual(8 * 3_600);
  expect(new Set(delays.slice(-20)).size).toBeGreaterThan(10);
  expect(oldestInQueue).toBeLessThan(21 * HOUR);
  // The platform gives up after 100.
  expect(mostAttempts).toBeLessThan(100);
  expect(Date.now() - started).toBeGreaterThanOrEqual(14 * 24 * HOUR);
  expect(dead.bodies).toMatchObject([{ dead: { reason: "expired" } }]);
  expect(lines.at(-1)).toMatchObject({ evt: "contact_dead", level: "error", reason: "expired" });
}, 30_000);

test("a busy admin API is given the time that it asks for, up to a limit", async () => {
  const { outbox, bindings } = testOutbox(WELL);
  await post(bindings, message({ subject: "status-500" }));
  for (const [asked, given] of [
    ["7200", 7_200],
    ["86400", 21_600],
  ] as const) {
    const busy = (retryAfter: string) => new Response("", { status: 503, headers: { "Retry-After": retryAfter } });
    const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(busy("0")).mockResolvedValueOnce(busy(asked));
    expect(await outbox.deliver(bindings)).toMatchObject([{ delaySeconds: given }]);
    fetched.mockRestore();
  }
});

test("what was given up can be sent again, and is tried for 14 days more", async () => {
  const { outbox, dead, bindings } = testOutbox(DOWN);
  const sent = message();
  await post(bindings, sent);
  travel(15 * 24 * HOUR);
  await outbox.deliver(bindings);
  expect(outbox.held).toEqual([]);
  expect(dead.held).toHaveLength(1);

  await outbox.send(dead.bodies[0]);
  expect(await outbox.deliver(bindings)).toMatchObject([{ delaySeconds: expect.any(Number) }]);
  expect(await outbox.deliver({ ...bindings, ADMIN_API_URL: WELL })).toMatchObject([{ delaySeconds: undefined }]);
  expect(await relayed(sent.message)).toEqual([{ ...sent, domain_key: 3 }]);
});

test.for<[string, object]>([
  ["missing", { CONTACT_DEAD_LETTERS: undefined }],
  [
    "failing",
    { CONTACT_DEAD_LETTERS: Object.assign(new TestQueue(), { onSend: () => Promise.reject(new Error("no")) }) },
  ],
])("with %s dead letters a refused message stays in the queue", async ([, change]) => {
  const { outbox, bindings } = testOutbox(SCRIPTED_API_URL);
  await post(bindings, message({ subject: "fn" }));
  const [delivery] = await outbox.deliver({ ...bindings, ...change });
  expect(delivery?.delaySeconds).toBeGreaterThan(0);
  expect(lines.at(-1)).toMatchObject({ evt: "contact_outbox", level: "error", reason: "send_failed" });
});

test("the log follows a message by its id, with ages, and holds nothing that was typed", async () => {
  const { outbox, bindings } = testOutbox(SCRIPTED_API_URL);
  const typed = { name: "Zebulon Quartermain", email: "zebulon@quartermain.example", message: "Zither lessons" };
  const { id } = (await (await post(bindings, { ...typed, subject: "ff" })).json()) as { id: string };
  travel(60_000);
  await outbox.deliver(bindings);
  travel(40_000);
  await outbox.deliver(bindings);
  const { id: refused } = (await (await post(bindings, { ...typed, subject: "fn" })).json()) as { id: string };
  await outbox.deliver(bindings);
  expect(lines).toMatchObject([
    { evt: "contact_queued", level: "warn", id, reason: "upstream_5xx", ageSeconds: 0, tries: 0 },
    { evt: "contact", level: "error", id, outcome: "queued", reason: "upstream_5xx", status: 202, attempts: 1 },
    { evt: "contact_queued", level: "warn", id, reason: "upstream_5xx", ageSeconds: 60, tries: 1, upstreamStatus: 500 },
    { evt: "contact_delivered", level: "info", id, ageSeconds: 100, tries: 2, upstreamStatus: 200 },
    { evt: "contact_queued", id: refused },
    { evt: "contact", id: refused, outcome: "queued" },
    { evt: "contact_dead", level: "error", id: refused, reason: "refused", upstreamStatus: 200 },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/z[ei]b|zith|quartermain/i);
});

test("without the binding nothing is different", async () => {
  const health = (await (await visit("/api/health")).json()) as Record<string, Record<string, unknown>>;
  expect(health).not.toHaveProperty("outbox");
  expect(Object.keys(health.checks ?? {})).toEqual(["adminApi", "rateLimit"]);
  const response = await post({ ADMIN_API_URL: DOWN }, message());
  expect(response.status).toBe(502);
  // No pause either: each message is tried.
  for (let time = 0; time < 4; time += 1) await post({}, message({ subject: "status-500" }));
  expect((await post({}, message())).status).toBe(200);
});

test("the privacy policy says that messages are kept, while the outbox is on", async () => {
  const { bindings } = testOutbox(WELL);
  const [without, withOutbox] = await Promise.all([
    (await visit("/privacy-policy.md")).text(),
    (await visitWith(bindings, "/privacy-policy.md")).text(),
  ]);
  const added = withOutbox.split("\n\n").filter((paragraph) => !without.includes(paragraph));
  expect(added).toEqual([expect.stringContaining("Cloudflare keeps your message in a queue")]);
});
