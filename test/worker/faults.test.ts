import { describe, expect, test, vi } from "vitest";
import { ANSWER_TEXT } from "./fault-server.ts";
import {
  answerOf,
  attempts,
  captureLog,
  F1,
  F2,
  FAULT_SERVER_URL,
  FORM,
  formOf,
  fromVisitor,
  message,
  postForm,
  postJson,
  visit,
} from "./requests.ts";

// How both contact endpoints answer each failure of the admin API.

interface Expected {
  status: number;
  message: string;
  errors?: Record<string, string>;
  reason?: string;
  level?: "info" | "warn" | "error";
  /** Requests to the admin API. Only a busy one that asks for a short pause gets a second. */
  attempts?: number;
  /** In seconds. */
  retryAfter?: number;
}

const rejected = (status: number, message: string, errors?: Record<string, string>): Expected => ({
  status,
  message,
  errors,
  level: "warn",
});
const failed = (reason: string, status = 502): Expected => ({ status, message: F2, reason, level: "error" });
const busy = (attempts: number, retryAfter?: number): Expected => ({
  ...failed("busy", 503),
  level: "warn",
  attempts,
  retryAfter,
});
const says = (expected: Expected, message = ANSWER_TEXT): Expected => ({ ...expected, message });

/** By the message's subject, to which fault-server-setup.ts reacts. */
const EXPECTED: Record<string, Expected> = {
  "refused-with-message": rejected(200, "This domain is blocked."),
  "refused-without-message": rejected(200, F1),
  "refused-with-long-message": rejected(200, "long".repeat(125)),
  "refused-with-400": rejected(422, "The name is reserved."),
  "refused-with-409": rejected(422, F1),
  "refused-with-415": rejected(422, F2),
  "refused-with-html": rejected(422, F2),
  "refused-with-silence": rejected(422, F2),
  "refused-like-laravel": rejected(422, "The email field must be a valid email address. (and 2 more errors)", {
    email: "The email field must be a valid email address.",
  }),
  "refused-with-field-texts": rejected(422, F1, { subject: "Choose another subject." }),
  "refused-in-latin1": rejected(200, "Adresse gesperrt \uFFFD"),
  "status-500": says(failed("upstream_5xx"), "SQLSTATE[23000] at db.php:12"),
  "status-502": failed("upstream_5xx"),
  "status-503": busy(1),
  "status-503-busy": busy(2, 1),
  "status-503-long": busy(1, 120),
  // The date is some seconds nearer when it arrives.
  "status-503-date": busy(1, expect.closeTo(3_598, -1) as number),
  "status-429": says(busy(1), "Slow down."),
  "status-429-long": busy(1, 3_600),
  "status-429-busy": busy(2, 0),
  "status-401": failed("config"),
  "status-408": failed("upstream_other"),
  "status-507": says(failed("upstream_other"), "Stored, but the disk is full."),
  "says-401": says(failed("config")),
  "says-403": says(failed("config")),
  "says-404": says(failed("config")),
  "says-408": says(failed("upstream_other")),
  "says-409": rejected(422, ANSWER_TEXT),
  "says-419": says(failed("config")),
  "says-422": rejected(422, ANSWER_TEXT),
  "says-429": says(busy(1)),
  "says-500": says(failed("upstream_5xx")),
  "says-502": says(failed("upstream_5xx")),
  "says-503": says(busy(1)),
  "page-404": failed("config"),
  "page-500": failed("upstream_5xx"),
  "page-503": busy(1),
  "list-500": failed("upstream_5xx"),
  "no-text-401": failed("config"),
  "no-message-503": says(busy(1), F1),
  "truncated-503": busy(1),
  "silence-401": failed("config"),
  "redirect-302": failed("upstream_redirect"),
  "redirect-307": failed("upstream_redirect"),
  html: failed("upstream_malformed"),
  empty: failed("upstream_malformed"),
  "no-content": failed("upstream_malformed"),
  null: failed("upstream_malformed"),
  "success-as-text": failed("upstream_malformed"),
  "success-missing": failed("upstream_malformed"),
  truncated: failed("upstream_malformed"),
  huge: failed("upstream_malformed"),
  "reset-before-headers": failed("upstream_network"),
  garbage: failed("upstream_network"),
  silence: failed("upstream_timeout", 504),
  drip: failed("upstream_timeout", 504),
};

/** @returns The Retry-After in seconds. */
function pauseOf({ headers }: Response): number | undefined {
  return headers.has("Retry-After") ? Number(headers.get("Retry-After")) : undefined;
}

const log = captureLog();

const entryOf = (id: string) => log.entries.find((entry) => entry.id === id);

// Concurrent, because some cases take as long as the relay's time limit.
describe.concurrent("a failure is never reported as success", { timeout: 30_000 }, () => {
  test.for(Object.entries(EXPECTED))("%s, JSON endpoint", async ([fault, expected], { expect }) => {
    const sent = message({ subject: fault });
    const response = await postJson(sent);
    expect(response.headers.get("Content-Type")).toBe("application/json");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(pauseOf(response)).toEqual(expected.retryAfter);
    const answer = await answerOf(response);
    const { status, message: shown, errors } = expected;
    expect(answer).toEqual({ status, success: false, message: shown, errors, id: expect.any(String) });
    // More requests could store the message twice.
    const received = await attempts(sent.message);
    expect(received).toHaveLength(expected.attempts ?? 1);
    expect(new Set(received.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);

    const entry = entryOf(answer.id);
    expect(entry).toMatchObject({
      evt: "contact",
      level: expected.level,
      outcome: expected.reason ? "failed" : "rejected",
      status,
      attempts: expected.attempts ?? 1,
      upstreamHost: new URL(FAULT_SERVER_URL).host,
    });
    expect(entry?.retryAfterSeconds).toEqual(expected.retryAfter);
    expect(entry?.reason).toBe(expected.reason);
  });

  test.for(Object.entries(EXPECTED))("%s, form endpoint keeps the values", async ([fault, expected], { expect }) => {
    const sent = message({ subject: fault });
    const response = await postForm(sent);
    expect(response.status).toBe(expected.status);
    expect(pauseOf(response)).toEqual(expected.retryAfter);
    const html = await response.text();
    expect(html).toContain(expected.message);
    for (const error of Object.values(expected.errors ?? {})) expect(html).toContain(error);
    expect(html).not.toContain("You message send successfully");
    for (const value of Object.values(sent)) expect(html).toContain(value);
    expect(await attempts(sent.message)).toHaveLength(expected.attempts ?? 1);
  });

  test.for(["/api/contact-us", "/contact-us"])("an unfinished body gets 408 at %s", async (path, { expect }) => {
    const json = path.startsWith("/api");
    const sent = message();
    const whole = json ? JSON.stringify(sent) : `${new URLSearchParams(sent)}`;
    const start = new TextEncoder().encode(whole.slice(0, -10));
    const body = new ReadableStream({ start: (controller) => controller.enqueue(start) });
    const headers = fromVisitor(json ? "application/json" : FORM);
    const response = await visit(path, { method: "POST", headers, body });
    expect(response.headers.get("Connection")).toBe("close");
    if (json) expect(await answerOf(response)).toMatchObject({ status: 408, success: false, message: F2 });
    else {
      const values = { ...sent, message: sent.message.slice(0, -10) };
      expect(await formOf(response)).toMatchObject({ status: 408, alert: F2, values });
    }
    expect(await attempts(sent.message)).toEqual([]);
  });
});

test("reads an endless response only up to the limit", async () => {
  const sent = message({ subject: "huge" });
  expect((await postJson(sent)).status).toBe(502);
  await vi.waitFor(async () => {
    const [attempt] = await attempts(sent.message);
    expect(attempt?.answered).toBeGreaterThan(0);
    expect(attempt?.answered).toBeLessThan(25_000_000);
  }, 10_000);
});

test.for(["stored-in-latin1", "stored-with-byte-order-mark", "stored-without-message"])(
  "reports success for %s",
  async (subject) => {
    expect(await answerOf(await postJson(message({ subject })))).toMatchObject({ status: 200, success: true });
  },
);

test("retries once when the admin API is busy, with the same idempotency key", async () => {
  const sent = message({ subject: "busy-once" });
  const answer = await answerOf(await postJson(sent));
  expect(answer).toMatchObject({ status: 200, success: true });
  const received = await attempts(sent.message);
  expect(received).toHaveLength(2);
  expect(received[0]?.headers["idempotency-key"]).toBe(received[1]?.headers["idempotency-key"]);
  expect(entryOf(answer.id)).toMatchObject({ outcome: "sent", attempts: 2, upstreamStatus: 200 });
});

test("logs size and type of a malformed response, but not its text", async () => {
  const { id } = await answerOf(await postJson(message({ subject: "html" })));
  expect(entryOf(id)).toMatchObject({ upstreamBytes: 14, upstreamType: "text/html" });
  expect(JSON.stringify(entryOf(id))).not.toContain("Login");
});
