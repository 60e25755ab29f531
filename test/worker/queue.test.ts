/// <reference types="@cloudflare/vitest-pool-workers/types" />
import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import type { FaultAnswer } from "./fault-server.ts";
import {
  answerOf,
  attempts,
  builtWorker,
  captureLog,
  F2,
  FAULT_SERVER_URL,
  formPost,
  jsonPost,
  message,
  messageFor,
  relayed,
  visit,
  visitWith,
} from "./requests.ts";

// Messages that the admin API could not take wait in Cloudflare Queues.

const WELL = `${FAULT_SERVER_URL}/api/`;
const DOWN = "http://127.0.0.1:9/";

const DAY = 86_400;

const REFUSAL = '{"success":false,"message":"The subject is taken."}';

interface Queued {
  id: string;
  key: string;
  message: Record<string, string>;
  reason?: string;
}

let log = captureLog();

beforeEach(() => {
  vi.restoreAllMocks();
  log = captureLog();
});

/** A queue that accepts messages. */
function queue() {
  const sent: Queued[] = [];
  const options: unknown[] = [];
  const send = async (body: Queued, option?: unknown) => {
    sent.push(body);
    options.push(option);
  };
  return { sent, options, send };
}

function post(body: unknown, CONTACT_QUEUE: object | undefined, ADMIN_API_URL = DOWN) {
  return visitWith({ ADMIN_API_URL, CONTACT_QUEUE }, "/api/contact-us", jsonPost(body));
}

interface Waiting extends Partial<Queued> {
  ageSeconds?: number;
}

/** Delivers a batch. @returns The delay before the next try of each message in seconds; undefined for those that ended. */
function deliver(waiting: Waiting[], dead?: object | null) {
  const bodies = waiting.map(({ ageSeconds: _, ...body }) => {
    return { id: crypto.randomUUID(), key: crypto.randomUUID(), message: message(), ...body };
  });
  const ages = waiting.map(({ ageSeconds = 0 }) => ageSeconds);
  return deliverBodies(bodies, dead, ages);
}

/** The same for messages of any shape. */
async function deliverBodies(bodies: unknown[], CONTACT_DEAD_QUEUE: object | null = queue(), ages: number[] = []) {
  const messages = bodies.map((body, index) => ({
    id: String(index),
    timestamp: new Date(Date.now() - (ages[index] ?? 0) * 1_000),
    attempts: 3,
    body,
  }));
  const batch = createMessageBatch("contact", messages);
  // The result names the messages that wait, but not for how long.
  const retries = batch.messages.map((one) => vi.spyOn(one, "retry"));
  const context = createExecutionContext();
  const worker = await builtWorker();
  await worker.queue(batch, { ...env, ADMIN_API_URL: WELL, CONTACT_DEAD_QUEUE }, context);
  const { explicitAcks, retryMessages } = await getQueueResult(batch, context);
  expect([...explicitAcks, ...retryMessages.map(({ msgId }) => msgId)].toSorted()).toEqual(
    messages.map(({ id }) => id),
  );
  return retries.map(({ mock }) => mock.calls[0]?.[0]?.delaySeconds);
}

test("a failed message is confirmed at both endpoints, and queued with its key and the id of its post", async () => {
  const contact = queue();
  const sent = message();
  const { id, ...answer } = await answerOf(await post(sent, contact));
  expect(answer).toEqual({ status: 202, success: true, message: "" });
  expect(contact.sent).toEqual([{ id, key: expect.stringMatching(/^.{44}$/), message: sent }]);
  expect(contact.options).toEqual([{ delaySeconds: 30 }]);

  const page = await visitWith({ ADMIN_API_URL: DOWN, CONTACT_QUEUE: contact }, "/contact-us", formPost(sent));
  expect(page.status).toBe(202);
  expect(await page.text()).toContain("You message send successfully");
  expect(contact.sent[1]?.key).toBe(contact.sent[0]?.key);
});

test("what the admin API or a guard refuses is not queued", async () => {
  const contact = queue();
  for (const refused of [
    messageFor({ body: '{"success":false}' }),
    messageFor({ status: 422 }),
    message({ email: "nope" }),
    message({ leave_empty: "x" }),
  ]) {
    expect(await (await post(refused, contact, WELL)).json()).toMatchObject({ success: false });
  }
  expect(contact.sent).toEqual([]);
});

const BROKEN = {
  throws: () => {
    throw new Error("no");
  },
  refuses: () => Promise.reject(new Error("no")),
  hangs: () => new Promise<never>(() => undefined),
};

/** The five seconds in which a queue must accept a message pass at once. */
function passFiveSeconds() {
  const { timeout } = AbortSignal;
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => timeout.call(AbortSignal, ms === 5_000 ? 10 : ms));
}

test.for(Object.entries(BROKEN))("the visitor sees the failure of the relay when the queue %s", async ([, send]) => {
  passFiveSeconds();
  expect(await answerOf(await post(message(), { send }))).toMatchObject({ status: 502, success: false });
  expect(log.entries).toMatchObject([
    { evt: "contact_queue", step: "not_kept", level: "error", reason: "upstream_network" },
    { evt: "contact", outcome: "failed", reason: "upstream_network" },
  ]);
});

test("a queued message is delivered under its key, and leaves the queue", async () => {
  const sent = message();
  const key = crypto.randomUUID();
  expect(await deliver([{ message: sent, key }])).toEqual([undefined]);
  expect(await attempts(sent.message)).toMatchObject([
    { body: { ...sent, domain_key: 3 }, headers: { "idempotency-key": key } },
  ]);
});

const PAUSED = { status: 429, headers: { "Retry-After": "86400" } };

test.for<[FaultAnswer, ageSeconds: number, delay: number | undefined, reason?: string]>([
  [{ status: 500 }, 1, 30],
  [{ status: 409 }, 3_600, 900],
  [{ status: 500 }, 2 * DAY, 21_600],
  [PAUSED, 60, 3_600],
  [PAUSED, DAY, 21_600],
  [{ status: 422, body: REFUSAL }, 1, undefined, "422: The subject is taken."],
  [{ status: 200, body: REFUSAL }, 1, undefined, "200: The subject is taken."],
])("the answer %j to a message of %i s makes it wait %s s, or sets it aside: %s", async (row) => {
  const [answer, ageSeconds, delay, reason] = row;
  const dead = queue();
  const queued = { id: "an id", key: "a key", message: messageFor(answer) };
  expect(await deliver([{ ...queued, ageSeconds }], dead)).toEqual([delay]);
  expect(dead.sent).toEqual(reason ? [{ ...queued, reason }] : []);
});

test("after three days, long before max_retries, a message is set aside with the reason", async () => {
  const failing = messageFor({ status: 500 });
  const dead = queue();
  let [ageSeconds, tries] = [30, 0];
  for (let delay: number | undefined = 0; delay !== undefined; tries += 1) {
    ageSeconds += delay;
    [delay] = await deliver([{ message: failing, ageSeconds }], dead);
  }
  expect(ageSeconds).toBe(3 * DAY);
  expect(tries).toBeLessThan(50);
  expect(dead.sent).toMatchObject([{ message: failing, reason: `upstream_5xx: ${F2}` }]);
  expect(log.entries.at(-1)).toMatchObject({ step: "dead", level: "error", reason: "upstream_5xx", ageSeconds });
});

test.for([
  ["refused", "throws", { status: 422 }, 60, 30],
  ["refused", "refuses", { status: 422 }, 60, 30],
  ["three days old", "hangs", { status: 500 }, 3 * DAY, 900],
  ["three days old", "is missing", { status: 500 }, 3 * DAY, 900],
] as const)(
  "a message that is %s stays in the queue when that for dead ones %s, and the others of its batch leave",
  async ([, how, answer, ageSeconds, delay]) => {
    passFiveSeconds();
    const waiting = [{ message: messageFor(answer), ageSeconds }, {}];
    const dead = how === "is missing" ? null : { send: BROKEN[how] };
    expect(await deliver(waiting, dead)).toEqual([delay, undefined]);
    const stays = log.entries.filter(({ step }) => step !== "delivered");
    expect(stays).toMatchObject([{ step: "not_set_aside", level: "error", ageSeconds }]);
  },
);

const SENT_AGAIN = { id: "an id", key: "a key", message: message(), reason: "422: The subject is taken." };

test("a dead message that is sent again is delivered", async () => {
  expect(await deliverBodies([SENT_AGAIN])).toEqual([undefined]);
  expect(await attempts(SENT_AGAIN.message.message)).toMatchObject([{ headers: { "idempotency-key": "a key" } }]);
});

test.for<[name: string, body: unknown, contentType: string]>([
  ["text", JSON.stringify(SENT_AGAIN), "text"],
  ["null", null, "json"],
  ["a number", 7, "json"],
  ["a list", [SENT_AGAIN], "json"],
  ["bytes", new TextEncoder().encode(JSON.stringify(SENT_AGAIN)).buffer, "bytes"],
  ["without message", { id: "an id", key: "a key" }, "json"],
  ["without key", { ...SENT_AGAIN, key: undefined }, "json"],
  ["with a message that lost its text", { ...SENT_AGAIN, message: { ...message(), message: "" } }, "json"],
])("what an operator sends that is no message, such as %s, is set aside whole", async ([, body, contentType]) => {
  const dead = queue();
  const relay = vi.spyOn(globalThis, "fetch");
  expect(await deliverBodies([body], dead)).toEqual([undefined]);
  expect(relay).not.toHaveBeenCalled();
  expect([dead.sent, dead.options]).toEqual([[body], [{ contentType }]]);
  expect(log.entries).toMatchObject([
    { evt: "contact_queue", step: "dead", level: "error", reason: "unreadable", id: "0", tries: 3 },
  ]);
  expect(log.texts.join()).not.toMatch(/an id|marker|taken/i);
});

test("what is no message does not hold back its batch, and stays when it cannot be set aside", async () => {
  const sent = message();
  expect(await deliverBodies([null, { ...SENT_AGAIN, message: sent }], { send: BROKEN.throws })).toEqual([
    30,
    undefined,
  ]);
  expect(await relayed(sent.message)).toHaveLength(1);
  expect(log.entries).toMatchObject([{ step: "not_set_aside", reason: "unreadable" }, { step: "delivered" }]);
});

test("a message that hangs does not hold back the others of its batch", async () => {
  // On a busy machine it would be given up before it is released.
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => new AbortController().signal);
  const slow = message({ subject: "held" });
  const others = Array.from({ length: 4 }, () => message());
  const delivered = deliver([slow, ...others].map((one) => ({ message: one })));
  const counts = () => Promise.all(others.map(async (sent) => (await relayed(sent.message)).length));
  await vi.waitFor(async () => expect(await counts()).toEqual([1, 1, 1, 1]), 30_000);
  await fetch(`${FAULT_SERVER_URL}/release`);
  expect(await delivered).toEqual(Array(5).fill(undefined));
});

test("the log follows a message by its id without anything that was typed", async () => {
  const contact = queue();
  const person = { name: "Zebulon Quartermain", email: "zebulon@quartermain.example" };
  const typed = messageFor({ status: 500, times: 2 }, person);
  const { id } = await answerOf(await post(typed, contact, WELL));
  const [queued] = contact.sent;
  await deliver([{ ...queued, ageSeconds: 60 }]);
  await deliver([{ ...queued, ageSeconds: 100 }]);
  await deliver([{ id, message: messageFor({ status: 422, body: REFUSAL }) }]);
  expect(log.entries).toMatchObject([
    { evt: "contact", level: "warn", id, outcome: "queued", reason: "upstream_5xx", status: 202 },
    { evt: "contact_queue", step: "postponed", level: "warn", id, reason: "upstream_5xx", ageSeconds: 60, tries: 3 },
    { evt: "contact_queue", step: "delivered", level: "info", id, ageSeconds: 100, upstreamStatus: 200 },
    { evt: "contact_queue", step: "dead", level: "error", id, upstreamStatus: 422 },
  ]);
  expect(log.texts.join()).not.toMatch(/zebulon|quartermain|marker|taken/i);
});

test("the privacy policy mentions waiting messages only with a queue", async () => {
  const [without, withQueue] = await Promise.all([
    (await visit("/privacy-policy")).text(),
    (await visitWith({ CONTACT_QUEUE: queue() }, "/privacy-policy")).text(),
  ]);
  const added = withQueue.match(/<p>.*?<\/p>/gs)?.filter((paragraph) => !without.includes(paragraph));
  expect(added).toEqual([expect.stringMatching(/queue.*three days at most/)]);
});
