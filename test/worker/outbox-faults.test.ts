import { describe, expect, test, vi } from "vitest";
import { FAULT_SERVER_URL, FAULTS, type Fault } from "./fault-server.ts";
import { attempts, formOf, fromVisitor, message, visitWith } from "./requests.ts";
import { testOutbox } from "./test-queue.ts";

// Each way in which the admin API can fail, at both contact endpoints, with the outbox on: what the admin API refuses is
// told to the visitor, everything else is kept and delivered when the admin API is back.

const CONFIRMATION = "You message send successfully";

for (const level of ["info", "warn", "error"] as const) vi.spyOn(console, level).mockImplementation(() => undefined);

const isRefusal = (fault: Fault) => fault.startsWith("refused-");

const formPost = (fields: Record<string, string>, headers = {}) => ({
  method: "POST",
  headers: { ...fromVisitor("application/x-www-form-urlencoded"), ...headers },
  body: new URLSearchParams(fields).toString(),
});

const jsonPost = (body: unknown, headers = {}) => ({
  method: "POST",
  headers: { ...fromVisitor("application/json"), ...headers },
  body: JSON.stringify(body),
});

describe.concurrent("with the outbox on", { timeout: 30_000 }, () => {
  test.for([...FAULTS])("%s, JSON endpoint", async (fault, { expect }) => {
    const { outbox, dead, bindings } = testOutbox(`${FAULT_SERVER_URL}/api/`);
    const sent = message({ subject: fault });
    const key = crypto.randomUUID();
    const response = await visitWith(bindings, "/api/contact-us", jsonPost(sent, { "Idempotency-Key": key }));
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const answer = (await response.json()) as { id: string };
    if (isRefusal(fault)) {
      expect(answer).toMatchObject({ success: false });
      expect(outbox.held).toEqual([]);
      return;
    }
    expect(response.status).toBe(202);
    expect(response.headers.get("Retry-After")).toBeNull();
    expect(answer).toEqual({ success: true, message: "", id: expect.any(String) });
    expect(outbox.bodies).toEqual([{ id: answer.id, key, queuedAt: expect.any(Number), message: sent }]);

    // While it lasts, the message stays; afterwards it is delivered under the same key.
    const [retried] = await outbox.deliver(bindings);
    expect(retried?.delaySeconds).toBeGreaterThan(0);
    const before = await attempts(sent.message);
    outbox.held = outbox.held.map((held) => ({
      ...held,
      body: { ...(held.body as object), message: { ...sent, subject: "Hello" } },
    }));
    expect(await outbox.deliver(bindings)).toMatchObject([{ delaySeconds: undefined }]);
    const after = await attempts(sent.message);
    expect(after.length).toBe(before.length + 1);
    expect(new Set(after.map(({ headers }) => headers["idempotency-key"]))).toEqual(new Set([key]));
    expect(after.at(-1)?.body).toMatchObject({ domain_key: 3 });
    expect([outbox.held, dead.held]).toEqual([[], []]);
  });

  test.for([...FAULTS])("%s, form endpoint without JavaScript", async (fault, { expect }) => {
    const { outbox, bindings } = testOutbox(`${FAULT_SERVER_URL}/api/`);
    const sent = message({ subject: fault });
    const response = await visitWith(bindings, "/contact-us", formPost(sent));
    if (isRefusal(fault)) {
      expect((await formOf(response)).values).toEqual(sent);
      expect(outbox.held).toEqual([]);
      return;
    }
    expect(response.status).toBe(202);
    const html = await response.text();
    expect(html).toContain(CONFIRMATION);
    // But for those that the frame of every page has, hidden.
    expect(html.replaceAll('role="alert" class="page-notice', "")).not.toContain('role="alert"');
    expect(outbox.bodies).toMatchObject([{ message: sent }]);
  });

  test.for([...FAULTS].filter((fault) => !isRefusal(fault)))(
    "%s and a queue that fails: as without it",
    async (fault, { expect }) => {
      const { outbox, bindings } = testOutbox(`${FAULT_SERVER_URL}/api/`);
      outbox.onSend = () => Promise.reject(new Error("Queue send failed: Too Many Requests"));
      const { CONTACT_OUTBOX: _, ...without } = bindings;
      const sent = message({ subject: fault });
      const [withQueue, today] = await Promise.all([
        visitWith(bindings, "/api/contact-us", jsonPost(sent)),
        visitWith(without, "/api/contact-us", jsonPost(sent)),
      ]);
      expect(withQueue.status).toBe(today.status);
      expect(withQueue.headers.get("Retry-After")).toBe(today.headers.get("Retry-After"));
      const { id: _id, ...expected } = (await today.json()) as { id: string };
      expect(await withQueue.json()).toEqual({ ...expected, id: expect.any(String) });
      expect(outbox.held).toEqual([]);

      const form = await formOf(await visitWith(bindings, "/contact-us", formPost(sent)));
      expect(form.values).toEqual(sent);
    },
  );
});

const DOWN = "http://127.0.0.1:9/";

test.for<[string, () => Promise<void>]>([
  [
    "throws at once",
    () => {
      throw new Error("quotes the message");
    },
  ],
  [
    "refuses for the size",
    () => Promise.reject(new TypeError("message length of 130000 bytes exceeds limit of 128000")),
  ],
  ["never answers", () => new Promise(() => undefined)],
])("a queue that %s: the visitor is told to try again and keeps the text", async ([, onSend]) => {
  const { outbox, bindings } = testOutbox(DOWN);
  outbox.onSend = onSend;
  const sent = message();
  const response = await visitWith(bindings, "/contact-us", formPost(sent));
  expect(response.status).toBe(502);
  expect((await formOf(response)).values).toEqual(sent);
});

test("a queue that takes its time is waited for", async () => {
  const { outbox, bindings } = testOutbox(DOWN);
  outbox.onSend = () => new Promise((resolve) => setTimeout(resolve, 2_000));
  const response = await visitWith(bindings, "/api/contact-us", jsonPost(message()));
  expect(response.status).toBe(202);
  expect(outbox.held).toHaveLength(1);
});

test("what does not pass the checks is never queued", async () => {
  const { outbox, bindings } = testOutbox(DOWN);
  const answers = await Promise.all([
    visitWith(bindings, "/api/contact-us", jsonPost(message({ email: "nope" }))),
    visitWith(bindings, "/api/contact-us", jsonPost(message({ company_website: "x" }))),
    visitWith(bindings, "/api/contact-us", jsonPost(message(), { Origin: "https://evil.example" })),
    visitWith({ ...bindings, TURNSTILE_SITE_KEY: "x" }, "/api/contact-us", jsonPost(message())),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 403, 503]);
  expect(outbox.held).toEqual([]);
});
