import { expect, test } from "vitest";
import { TIME_LIMITS_MS } from "#app/contact/contract.ts";
import { outcomeOf } from "#app/routes/contact-us/send-message.ts";

// Messages after a submission (specification, section 8).
const REFUSED = "There was an issue with your submission. Please try again.";
const FAILED = "An error occurred. Please try again.";

test("a message counts as sent only if the response says `success: true`", () => {
  expect(outcomeOf({ success: true, message: "Message stored." })).toEqual({ kind: "success" });
  for (const response of [undefined, null, "OK", [], {}, { success: "true" }, { success: 1 }]) {
    expect(outcomeOf(response)).toMatchObject({ kind: "error", message: FAILED });
  }
});

test.for([
  [{ success: false, message: "It is blocked." }, "It is blocked."],
  [{ success: false, message: " " }, REFUSED],
  [{ success: false }, REFUSED],
  [{ message: "Back at noon." }, "Back at noon."],
  [{ message: { code: 7 }, id: 7, errors: null }, FAILED],
  [new TypeError("Failed to fetch"), FAILED],
  [new SyntaxError("Unexpected token '<'"), FAILED],
  [new DOMException("signal timed out", "TimeoutError"), FAILED],
] as const)("the response %o shows %s", ([response, message]) => {
  expect(outcomeOf(response)).toMatchObject({ kind: "error", message });
});

test("a failure shows field errors and the first characters of the id", () => {
  const errors = { name: "Please enter your name." };
  const response = { success: false, message: "", errors, id: "12345678-9abc-4def-8123-456789abcdef" };
  expect(outcomeOf(response)).toMatchObject({ errors, reference: "12345678" });
});

test("the form waits longer than the Worker, which the platform stops 30 s after the visitor has left", () => {
  const { response, ...worker } = TIME_LIMITS_MS;
  expect(response).toBeGreaterThan(Object.values(worker).reduce((sum, limit) => sum + limit));
  expect(response).toBeLessThan(30_000);
});
