import { beforeEach, expect, test } from "vitest";
import type { FaultResponse } from "./fault-server-setup.ts";
import {
  captureLog,
  FAILURE_FALLBACK,
  FAULT_SERVER_URL,
  formPost,
  jsonPost,
  messageFor,
  newMessage,
  parseForm,
  parseResponse,
  postForm,
  postJson,
  relayAttempts,
  SUBMISSION_FALLBACK,
  shortenTimeLimit,
  visitWithBindings,
} from "./requests.ts";

// Responses to failures of the admin API.

interface Expected {
  status: number;
  message: string;
  outcome: "rejected" | "failed";
  reason?: "busy" | "config" | "upstream";
}

const rejected = (status: number, message: string): Expected => ({ status, message, outcome: "rejected" });
const failed = (message = FAILURE_FALLBACK): Expected => ({
  status: 502,
  message,
  outcome: "failed",
  reason: "upstream",
});
const config = (message = FAILURE_FALLBACK): Expected => ({ ...failed(message), reason: "config" });
const busy = (message = FAILURE_FALLBACK): Expected => ({ ...failed(message), status: 503, reason: "busy" });

const WHY = "The admin API says why.";
const says = (message: unknown, success?: boolean) => JSON.stringify({ success, message });

/** Responses of the admin API and the Worker's results. */
const RESPONSES: [FaultResponse | string, Expected][] = [
  [{ body: says(`  ${WHY}  `, false) }, rejected(200, WHY)],
  ["501 characters", rejected(200, "x".repeat(500))],
  [{ body: says("   ", false) }, rejected(200, SUBMISSION_FALLBACK)],
  [{ status: 422, body: says(WHY) }, rejected(422, WHY)],
  [{ status: 415, body: `{"message":"${WHY}","errors":{"email":["Wrong."]}}` }, rejected(422, WHY)],
  [{ status: 409, body: says(WHY, false) }, rejected(422, WHY)],
  [{ status: 413, body: says(WHY, true) }, rejected(422, WHY)],
  [{ status: 400, body: "<h1>No</h1>" }, rejected(422, FAILURE_FALLBACK)],
  [{ status: 429, body: "{}" }, busy()],
  [{ status: 503, body: says(WHY) }, busy(WHY)],
  [{ status: 503, body: says(" ", false) }, busy(SUBMISSION_FALLBACK)],
  [{ status: 500, body: says(WHY, false) }, failed(WHY)],
  [{ status: 530, body: "error code: 1016" }, failed()],
  [{ status: 404, body: says(WHY) }, config(WHY)],
  [{ status: 401, body: says({ code: 7 }) }, config()],
  [{ status: 302, headers: { Location: "/elsewhere" } }, failed()],
  [{ body: "<h1>Login</h1>" }, failed()],
  [{ status: 204 }, failed()],
  [{ body: "null" }, failed()],
  [{ body: '{"success":"true"}' }, failed()],
  ["more than 64 KiB", failed()],
  ["truncated", failed()],
  ["without end", failed()],
  ["reset before headers", failed()],
  ["no HTTP", failed()],
];

const FAULTS = RESPONSES.map(([response, expected]) => {
  return [typeof response === "string" ? response : JSON.stringify(response), expected] as const;
});

let log = captureLog();

beforeEach(() => {
  log = captureLog();
});

test.for(FAULTS)("%s is never reported as sent", async ([fault, { status, message: shown, ...expected }]) => {
  const sent = newMessage({ subject: fault });
  const response = await postJson(sent);
  expect(await parseResponse(response)).toEqual({ status, success: false, message: shown, id: expect.any(String) });
  // A second attempt could store the message twice.
  expect(await relayAttempts(sent.message)).toHaveLength(1);
  const level = expected.outcome === "failed" ? "error" : "warn";
  const { host: upstreamHost } = new URL(FAULT_SERVER_URL);
  expect(log.entries.at(-1)).toMatchObject({ level, status, upstreamHost, ...expected });
});

test("the response to a form post shows the message and a reference, and keeps the values", async () => {
  const sent = messageFor({ status: 503, body: says(WHY) });
  const response = await postForm(sent);
  const reference = String(log.entries.at(-1)?.id).slice(0, 8);
  expect(await parseForm(response)).toMatchObject({ status: 503, alert: WHY, values: sent, reference });
});

test.for(["silence", "half a body"])("%s from the admin API counts as a failure after 8 seconds", async (subject) => {
  shortenTimeLimit(8_000);
  const response = await visitWithBindings({}, "/api/contact-us", jsonPost(newMessage({ subject })));
  expect(await parseResponse(response)).toMatchObject({ status: 504, success: false, message: FAILURE_FALLBACK });
  expect(log.entries).toMatchObject([
    { level: "error", outcome: "failed", reason: "upstream", status: 504, upstreamError: "TimeoutError" },
  ]);
});

test("a body that is incomplete after 10 seconds is refused, and the form shows the fields read so far", async () => {
  shortenTimeLimit(10_000);
  const start = new TextEncoder().encode("name=Ada+Obi&message=We+are");
  const body = new ReadableStream({ start: (controller) => controller.enqueue(start) });
  const response = await visitWithBindings({}, "/contact-us", { ...formPost({}), body });
  const values = { name: "Ada Obi", message: "We are" };
  expect(await parseForm(response)).toMatchObject({ status: 408, alert: FAILURE_FALLBACK, values, saysKept: true });
});
