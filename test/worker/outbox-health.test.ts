import { afterEach, expect, test, vi } from "vitest";
import { SCRIPTED_API_URL } from "./fault-server.ts";
import { fromVisitor, message, visitWith } from "./requests.ts";
import { testOutbox } from "./test-queue.ts";

// A file of its own: the isolate remembers the messages of other tests.

for (const level of ["info", "warn", "error"] as const) vi.spyOn(console, level).mockImplementation(() => undefined);

afterEach(() => {
  vi.useRealTimers();
});

function travel(ms: number) {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });
}

const post = (bindings: Record<string, unknown>, body: unknown) =>
  visitWith(bindings, "/api/contact-us", {
    method: "POST",
    headers: fromVisitor("application/json"),
    body: JSON.stringify(body),
  });

const outboxHealth = async (bindings: Record<string, unknown>) =>
  (await (await visitWith(bindings, "/api/health")).json()) as Record<string, Record<string, unknown>>;

test("/api/health says when the relay delivered last and how old the oldest message is", async () => {
  const { outbox, dead, bindings } = testOutbox(SCRIPTED_API_URL);
  expect(await outboxHealth(bindings)).toMatchObject({
    status: "ok",
    checks: { deadLetters: true },
    outbox: { lastDelivery: null, lastFailure: null, messages: 0, oldestUndeliveredSeconds: null },
  });
  await post(bindings, message({ subject: "ff" }));
  travel(100_000);
  await outbox.deliver(bindings);
  // Of what waits for its next try the queue may say nothing.
  outbox.metrics = () => Promise.reject(new Error("not here"));
  travel(31_000);
  expect((await outboxHealth(bindings)).outbox).toMatchObject({
    lastDelivery: null,
    lastFailure: expect.stringMatching(/^\d{4}-.*Z$/),
    failuresInARow: 2,
    messages: null,
    oldestUndeliveredSeconds: 131,
  });
  await outbox.deliver(bindings);
  expect((await outboxHealth(bindings)).outbox).toMatchObject({
    lastDelivery: expect.stringMatching(/^\d{4}-.*Z$/),
    failuresInARow: 0,
    oldestUndeliveredSeconds: null,
  });
  expect(dead.held).toEqual([]);
  const { status, checks } = await outboxHealth({ ...bindings, CONTACT_DEAD_LETTERS: undefined });
  expect([status, checks?.deadLetters]).toEqual(["misconfigured", false]);
});
