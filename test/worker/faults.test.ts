import { describe, test } from "vitest";
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
  reason?: string;
  level?: "info" | "warn" | "error";
  /** In seconds. */
  retryAfter?: number;
}

const rejected = (status: number, message: string): Expected => ({ status, message, level: "warn" });
const failed = (reason: string, status = 502): Expected => ({ status, message: F2, reason, level: "error" });
const busy = (retryAfter?: number): Expected => ({ ...failed("busy", 503), retryAfter });
const says = (expected: Expected, message = ANSWER_TEXT): Expected => ({ ...expected, message });

/** By the message's subject, to which fault-server-setup.ts reacts. */
const EXPECTED: Record<string, Expected> = {
  "refused-with-message": rejected(200, "This domain is blocked."),
  "refused-without-message": rejected(200, F1),
  "refused-with-400": rejected(422, "The name is reserved."),
  "refused-with-html": rejected(422, F2),
  "refused-with-silence": rejected(422, F2),
  "refused-like-laravel": rejected(422, "The email field must be a valid email address. (and 2 more errors)"),
  "status-500": says(failed("upstream_5xx"), "SQLSTATE[23000] at db.php:12"),
  "status-503": busy(),
  "status-503-long": busy(120),
  "status-503-date": busy(),
  "status-429-long": busy(3_600),
  "status-507": says(failed("upstream_other"), "Stored, but the disk is full."),
  "says-404": says(failed("config")),
  "says-422": rejected(422, ANSWER_TEXT),
  "says-503": says(busy()),
  "page-404": failed("config"),
  "page-500": failed("upstream_5xx"),
  "no-text-401": failed("config"),
  "no-message-503": says(busy(), F1),
  "truncated-503": busy(),
  "redirect-302": failed("upstream_redirect"),
  html: failed("upstream_malformed"),
  empty: failed("upstream_malformed"),
  "no-content": failed("upstream_malformed"),
  null: failed("upstream_malformed"),
  "success-as-text": failed("upstream_malformed"),
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
describe.concurrent("a failure is never reported as success", () => {
  test.for(Object.entries(EXPECTED))("%s, JSON endpoint", async ([fault, expected], { expect }) => {
    const sent = message({ subject: fault });
    const response = await postJson(sent);
    expect(response.headers.get("Content-Type")).toBe("application/json");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(pauseOf(response)).toEqual(expected.retryAfter);
    const answer = await answerOf(response);
    const { status, message: shown } = expected;
    expect(answer).toEqual({ status, success: false, message: shown, id: expect.any(String) });
    // More requests could store the message twice.
    expect(await attempts(sent.message)).toHaveLength(1);

    const entry = entryOf(answer.id);
    expect(entry).toMatchObject({
      evt: "contact",
      level: expected.level,
      outcome: expected.reason ? "failed" : "rejected",
      status,
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
    expect(html).not.toContain("You message send successfully");
    for (const value of Object.values(sent)) expect(html).toContain(value);
    expect(await attempts(sent.message)).toHaveLength(1);
  });

  test.for(["/api/contact-us", "/contact-us"])("an unfinished body gets 408 at %s", async (path, { expect }) => {
    const json = path.startsWith("/api");
    const sent = message();
    const whole = json ? JSON.stringify(sent) : `${new URLSearchParams(sent)}`;
    const start = new TextEncoder().encode(whole.slice(0, -10));
    const body = new ReadableStream({ start: (controller) => controller.enqueue(start) });
    const headers = fromVisitor(json ? "application/json" : FORM);
    const response = await visit(path, { method: "POST", headers, body });
    if (json) expect(await answerOf(response)).toMatchObject({ status: 408, success: false, message: F2 });
    else expect(await formOf(response)).toMatchObject({ status: 408, alert: F2 });
    expect(await attempts(sent.message)).toEqual([]);
  });
});
