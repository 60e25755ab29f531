/// <reference types="@cloudflare/vitest-pool-workers/types" />
import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import {
  builtWorker,
  captureLog,
  ENDPOINTS,
  FAULT_SERVER_URL,
  jsonPost,
  messageFor,
  newMessage,
  parseResponse,
  postTo,
  relayAttempts,
  shortenTimeLimit,
  visitWithBindings,
} from "./requests.ts";

// Cloudflare Queues holds messages whose relay has failed.

let log = captureLog();

beforeEach(() => {
  vi.restoreAllMocks();
  log = captureLog();
});

const queued = (body: unknown, key: string = crypto.randomUUID()) => ({ id: crypto.randomUUID(), key, message: body });

/** Delivers a batch. @returns the retry delay of each message in seconds; undefined if acknowledged */
async function deliver(bodies: unknown[], attempts = 1) {
  const messages = bodies.map((body, index) => ({ id: String(index), timestamp: new Date(), attempts, body }));
  const batch = createMessageBatch("contact", messages);
  // The queue result contains the retried messages, but not their delays.
  const retries = batch.messages.map((queued) => vi.spyOn(queued, "retry"));
  const context = createExecutionContext();
  const worker = await builtWorker();
  await worker.queue(batch, { ...env, ADMIN_API_URL: `${FAULT_SERVER_URL}/api/` }, context);
  const { explicitAcks, retryMessages } = await getQueueResult(batch, context);
  expect([...explicitAcks, ...retryMessages.map(({ msgId }) => msgId)].toSorted()).toEqual(
    messages.map(({ id }) => id),
  );
  return retries.map(({ mock }) => mock.calls[0]?.[0]?.delaySeconds);
}

test.for(ENDPOINTS)("%s confirms a message whose relay failed, and queues it with its key and id", async (path) => {
  const send = vi.fn(async () => undefined);
  const sent = messageFor({ status: 503 });
  const response = await visitWithBindings({ CONTACT_QUEUE: { send } }, path, postTo(path, sent));
  expect(response.status).toBe(202);
  expect(await response.text()).toMatch(/"success":true,"message":""|You message send successfully/);
  const [{ id }] = log.entries as [{ id: string }];
  const key = expect.stringMatching(/^.{44}$/);
  expect(send.mock.calls).toEqual([[{ id, key, message: sent }, { delaySeconds: 30 }]]);
  expect(log.entries).toMatchObject([{ level: "warn", outcome: "queued", reason: "busy", status: 202 }]);
});

test("messages that the admin API or a guard refuses are not queued", async () => {
  const send = vi.fn();
  for (const refused of [
    messageFor({ body: '{"success":false}' }),
    messageFor({ status: 422 }),
    newMessage({ email: "nope" }),
    newMessage({ leave_empty: "x" }),
  ]) {
    const response = await visitWithBindings({ CONTACT_QUEUE: { send } }, "/api/contact-us", jsonPost(refused));
    expect(await response.json()).toMatchObject({ success: false });
  }
  expect(send).not.toHaveBeenCalled();
});

test.for([
  [
    "throws",
    "RangeError",
    () => {
      throw new RangeError("no");
    },
  ],
  ["rejects", "Error", () => Promise.reject(new Error("no"))],
  ["hangs", "TimeoutError", () => new Promise(() => undefined)],
] as const)("the visitor sees the relay's failure if the queue %s", async ([, name, send]) => {
  shortenTimeLimit(5_000);
  const post = jsonPost(messageFor({ status: 500, body: '{"message":"Back at noon."}' }));
  const response = await parseResponse(await visitWithBindings({ CONTACT_QUEUE: { send } }, "/api/contact-us", post));
  expect(response).toMatchObject({ status: 502, success: false, message: "Back at noon." });
  expect(log.entries).toMatchObject([{ level: "error", outcome: "failed", reason: "upstream", queueError: name }]);
});

test("a queued message is delivered with its key and acknowledged", async () => {
  const sent = newMessage();
  const waiting = queued(sent, "a key");
  expect(await deliver([waiting])).toEqual([undefined]);
  expect(await relayAttempts(sent.message)).toMatchObject([
    { body: { ...sent, domain_key: 3 }, headers: { "idempotency-key": "a key" } },
  ]);
  expect(log.entries).toMatchObject([
    { evt: "contact_queue", level: "info", outcome: "sent", id: waiting.id, attempts: 1, upstreamStatus: 200 },
  ]);
});

test("failed messages are retried with growing delays, and the rest of the batch is acknowledged", async () => {
  for (const [tries, delay] of [
    [1, 60],
    [5, 960],
    [10, 21_600],
    [20, 21_600],
  ] as const) {
    const batch = [queued(messageFor({ status: 500 })), queued(messageFor({ status: 422 })), queued(newMessage())];
    expect(await deliver(batch, tries)).toEqual([delay, delay, undefined]);
  }
  expect(
    log.entries
      .slice(0, 3)
      .map(({ outcome }) => outcome)
      .toSorted(),
  ).toEqual(["failed", "rejected", "sent"]);
});

test("an invalid queue entry is not relayed, and is retried until it is dead-lettered", async () => {
  const relay = vi.spyOn(globalThis, "fetch");
  const lost = { ...newMessage(), message: undefined };
  const keyless = [queued(newMessage(), ""), { ...queued(newMessage()), key: undefined }];
  const bodies = [null, "text", [queued(newMessage())], ...keyless, queued(lost)];
  expect(await deliver(bodies)).toEqual(bodies.map(() => 60));
  expect(relay).not.toHaveBeenCalled();
  expect(log.entries[0]).toMatchObject({ level: "error", outcome: "failed", id: "0" });
});

test("a hanging message does not delay the rest of its batch", async () => {
  // On a busy machine, the message would time out before it is released.
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => new AbortController().signal);
  const other = newMessage();
  const delivered = deliver([queued(newMessage({ subject: "held" })), queued(other)]);
  await vi.waitFor(async () => expect(await relayAttempts(other.message)).toHaveLength(1), 30_000);
  await fetch(`${FAULT_SERVER_URL}/release`);
  expect(await delivered).toEqual([undefined, undefined]);
});
