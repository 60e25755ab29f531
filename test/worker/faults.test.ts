import { describe, expect, test, vi } from "vitest";
import type { FaultAnswer } from "./fault-server.ts";
import {
  answerOf,
  attempts,
  captureLog,
  ENDPOINTS,
  F1,
  F2,
  FAULT_SERVER_URL,
  failureOf,
  formOf,
  message,
  postForm,
  postJson,
  postTo,
  visitWith,
} from "./requests.ts";

// How both contact endpoints answer each failure of the admin API, which they never report as success.

interface Expected {
  status: number;
  message: string;
  reason?: string;
  level?: "info" | "warn" | "error";
  /** In seconds. */
  retryAfter?: number;
}

const rejected = (status: number, message: string): Expected => ({ status, message, level: "warn" });
const failed = (reason: string, message = F2): Expected => ({ status: 502, message, reason, level: "error" });
const busy = (retryAfter?: number, message = F2): Expected => ({ ...failed("busy", message), status: 503, retryAfter });

const WHY = "The admin API says why.";
const says = (message: unknown, success?: boolean) => JSON.stringify({ success, message });
const after = (pause: string) => ({ "Retry-After": pause });

/** What the admin API answers, and what the Worker makes of it. */
const ANSWERS: [FaultAnswer | string, Expected][] = [
  [{ body: says(`  ${WHY}  `, false) }, rejected(200, WHY)],
  [{ body: says("   ", false) }, rejected(200, F1)],
  [{ status: 400, body: says(WHY, false) }, rejected(422, WHY)],
  [{ status: 422, body: says(WHY) }, rejected(422, WHY)],
  [
    { status: 422, body: `{"message":"${WHY}","errors":{"email":["Wrong."],"unknown":["Missing."],"name":7}}` },
    rejected(422, WHY),
  ],
  [{ status: 422, body: "<h1>No</h1>" }, rejected(422, F2)],
  [{ status: 503, body: "{}" }, busy()],
  [{ status: 503, body: "{}", headers: after("120") }, busy(120)],
  [{ status: 503, body: "{}", headers: after("Fri, 31 Dec 2100 23:59:59 GMT") }, busy()],
  [{ status: 429, body: "{}", headers: after("86400") }, busy(3_600)],
  [{ status: 503, body: says(WHY) }, busy(undefined, WHY)],
  [{ status: 503, body: says(" ", false) }, busy(undefined, F1)],
  ["truncated", busy()],
  [{ status: 500, body: says(WHY, false) }, failed("upstream_5xx", WHY)],
  [{ status: 500, body: "<h1>Sorry</h1>" }, failed("upstream_5xx")],
  [{ status: 507, body: says(WHY, true) }, failed("upstream_other", WHY)],
  [{ status: 521, body: "<h1>Sorry</h1>" }, failed("upstream_network")],
  [{ status: 530, body: "error code: 1016" }, failed("upstream_network")],
  [{ status: 404, body: says(WHY) }, failed("config", WHY)],
  [{ status: 404, body: "<h1>Sorry</h1>" }, failed("config")],
  [{ status: 401, body: says({ code: 7 }) }, failed("config")],
  [{ status: 302, headers: { Location: "/elsewhere" } }, failed("upstream_redirect")],
  [{ body: "<h1>Login</h1>" }, failed("upstream_malformed")],
  [{ body: "" }, failed("upstream_malformed")],
  [{ status: 204 }, failed("upstream_malformed")],
  [{ body: "null" }, failed("upstream_malformed")],
  [{ body: '{"success":"true"}' }, failed("upstream_malformed")],
  ["without end", failed("upstream_malformed")],
  ["reset before headers", failed("upstream_network")],
  ["no HTTP", failed("upstream_network")],
];

const FAULTS = ANSWERS.map(([answer, expected]) => {
  return [typeof answer === "string" ? answer : JSON.stringify(answer), expected] as const;
});

const log = captureLog();

test.for(FAULTS)("%s fails at both endpoints; the form keeps values and has a reference", async ([fault, expected]) => {
  const { status, message: shown, reason, level, retryAfter } = expected;
  const pause = retryAfter === undefined ? null : String(retryAfter);
  const sent = message({ subject: fault });
  const response = await postJson(sent);
  expect(response.headers.get("Retry-After")).toBe(pause);
  const answer = await answerOf(response);
  expect(answer).toEqual({ status, success: false, message: shown, id: expect.any(String) });
  // More requests could store the message twice.
  expect(await attempts(sent.message)).toHaveLength(1);
  const outcome = reason ? "failed" : "rejected";
  const { host: upstreamHost } = new URL(FAULT_SERVER_URL);
  const entry = log.entries.find(({ id }) => id === answer.id);
  expect(entry).toMatchObject({ evt: "contact", level, outcome, status, upstreamHost });
  expect([entry?.reason, entry?.retryAfterSeconds]).toEqual([reason, retryAfter]);

  const form = await postForm(sent);
  expect(form.headers.get("Retry-After")).toBe(pause);
  const reference = String(log.entries.at(-1)?.id).slice(0, 8);
  expect(await formOf(form)).toMatchObject({ status, alert: shown, values: sent, reference });
  expect(await attempts(sent.message)).toHaveLength(2);
});

/**
 * Of requests by visitWith(), because workerd keeps what other requests make apart.
 *
 * @returns For each time limit in ms, what makes the newest one pass.
 */
function timeLimits() {
  const limits = new Map<number, AbortController>();
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    limits.set(ms, new AbortController());
    return limits.get(ms)?.signal as AbortSignal;
  });
  return limits;
}

describe.each(ENDPOINTS)("at %s", (path) => {
  test.for([
    ["silence", [504, F2], "upstream_timeout"],
    ["half a body", [504, F2], "upstream_timeout"],
    ["half a refusal", [504, F2], "upstream_timeout"],
  ] as const)("%s is a failure after 8 seconds", async ([subject, answer, reason]) => {
    const limits = timeLimits();
    const sent = message({ subject });
    const answered = visitWith({}, path, postTo(path, sent));
    await vi.waitFor(async () => expect(await attempts(sent.message)).toHaveLength(1), 30_000);
    expect([...limits.keys()]).toContain(8_000);
    limits.get(8_000)?.abort(new DOMException("The time is up.", "TimeoutError"));
    expect(await failureOf(await answered)).toEqual(answer);
    expect(log.entries.at(-1)).toMatchObject({ level: "error", reason });
  });

  test("a body that is not complete after 10 seconds is refused", async () => {
    const limits = timeLimits();
    const start = new TextEncoder().encode("name=Ada+Obi&message=We+are");
    const body = new ReadableStream({ start: (controller) => controller.enqueue(start) });
    const answered = visitWith({}, path, { ...postTo(path, {}), body });
    await vi.waitFor(() => expect(limits.keys()).toContain(10_000), 30_000);
    limits.get(10_000)?.abort(new DOMException("The time is up.", "TimeoutError"));
    const response = await answered;
    expect(await failureOf(response.clone())).toEqual([408, F2]);
    const shown = { values: { name: "Ada Obi", message: "We are" }, saysKept: true };
    if (path === "/contact-us") expect(await formOf(response)).toMatchObject(shown);
  });
});
