import fc from "fast-check";
import { expect, test } from "vitest";
import { contactFieldNames } from "#content/contact-fields.ts";
import { captureLog, FORM_TYPE, postHeaders, visit } from "./requests.ts";

// Property tests of both contact endpoints. A failure prints its counterexample.

const SEED = 20_261_123;
console.info(`fast-check seed ${SEED}`);
captureLog();

const path = fc.constantFrom("/api/contact-us", "/contact-us");

async function expectWellFormed(response: Response, endpoint: string) {
  expect([200, 400, 413, 415, 422]).toContain(response.status);
  const body = await response.text();
  if (endpoint === "/contact-us") {
    expect(/role="alert"[^>]*><p/.test(body)).toBe(response.status !== 200);
    return expect(body.includes("You message send successfully")).toBe(response.status === 200);
  }
  const { success, message, errors = {}, id, ...rest } = JSON.parse(body);
  expect(success).toBe(response.status === 200);
  expect(message).toEqual(expect.any(String));
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect([...contactFieldNames]).toEqual(expect.arrayContaining(Object.keys(errors)));
  expect(rest).toEqual({});
}

const fieldName = fc.constantFrom(...contactFieldNames, "leave_empty", "__proto__", "domain_key");
const fieldText = fc.oneof(fc.string({ unit: "grapheme" }), fc.emailAddress());

/** Bytes, JSON and forms, with content types that may not match. */
const anyBody = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc.dictionary(fieldName, fc.oneof(fieldText, fc.jsonValue())).map((fields) => JSON.stringify(fields)),
  fc.array(fc.tuple(fieldName, fieldText), { maxLength: 8 }).map((fields) => new URLSearchParams(fields).toString()),
);

test("any body with any content type gets a response in the documented format", async () => {
  const type = fc.constantFrom("application/json", FORM_TYPE, "multipart/form-data", "text/plain");
  await fc.assert(
    fc.asyncProperty(path, type, anyBody, async (endpoint, contentType, body) => {
      const init = { method: "POST", headers: postHeaders(contentType), body };
      await expectWellFormed(await visit(endpoint, init), endpoint);
    }),
    { numRuns: 150, seed: SEED },
  );
});
