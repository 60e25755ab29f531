import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { CONTACT_FIELDS } from "../../app/contact/fields.ts";
import { VALID_MESSAGE } from "../contact-message.ts";
import { FAULT_SERVER_URL, type ReceivedAttempt } from "./fault-server.ts";
import { fromVisitor, visit } from "./requests.ts";

// Properties of the contact endpoints for any input. A failing run prints its seed: set FC_SEED to repeat it.

const RUNS = 1_000;
const seed = Number(process.env.FC_SEED ?? Date.now() % 1_000_000_000);
console.info(`fast-check seed ${seed}`);

for (const level of ["info", "warn", "error"] as const) vi.spyOn(console, level).mockImplementation(() => undefined);

const ENDPOINTS = ["/api/contact-us", "/contact-us"];

/** Statuses of the relay while the admin API is up. */
const STATUSES = [200, 400, 413, 415, 422];

async function checkShape(response: Response, path: string) {
  expect(STATUSES).toContain(response.status);
  const body = await response.text();
  if (path === "/contact-us") {
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(/role="alert"[^>]*><p/.test(body)).toBe(response.status !== 200);
    expect(body.includes("You message send successfully")).toBe(response.status === 200);
  } else {
    expect(response.headers.get("Content-Type")).toBe("application/json");
    const { success, message, errors = {}, id, ...rest } = JSON.parse(body);
    expect(success).toBe(response.status === 200);
    expect(typeof message).toBe("string");
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect([...CONTACT_FIELDS]).toEqual(expect.arrayContaining(Object.keys(errors)));
    for (const error of Object.values(errors)) expect(typeof error).toBe("string");
    expect(rest).toEqual({});
    if (!success) expect(message).not.toBe("");
  }
}

const headerValue = fc
  .string({ maxLength: 60 })
  .filter((text) => /^[\x21-\x7e]?([\x20-\x7e]*[\x21-\x7e])?$/.test(text));

const contentType = fc.oneof(
  fc.constantFrom(
    "application/json",
    "application/json; charset=utf-8",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "text/plain",
    "",
  ),
  headerValue,
);

const path = fc.constantFrom(...ENDPOINTS);

test(`any bytes of any content type get a well-formed answer, in ${RUNS} runs`, async () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc
      .tuple(fc.constantFrom("name=", '{"name":'), fc.uint8Array())
      .map(([start, rest]) => Uint8Array.from([...new TextEncoder().encode(start), ...rest])),
    fc.integer({ min: 60_000, max: 70_000 }).map((length) => new Uint8Array(length).fill(0x41)),
  );
  await fc.assert(
    fc.asyncProperty(path, contentType, bytes, async (endpoint, type, body) => {
      await checkShape(await visit(endpoint, { method: "POST", headers: fromVisitor(type), body }), endpoint);
    }),
    { numRuns: RUNS, seed },
  );
}, 120_000);

const anyField = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc.string(),
  fc.emailAddress(),
);
const fieldName = fc.oneof(
  fc.constantFrom(...CONTACT_FIELDS, "company_website", "idempotency_key", "__proto__", "domain_key"),
  fc.string(),
);

test(`any JSON gets a well-formed answer, in ${RUNS} runs`, async () => {
  const json = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(fieldName, fc.oneof(anyField, fc.jsonValue())),
    fc.record(
      {
        name: fc.jsonValue(),
        email: fc.oneof(fc.emailAddress(), fc.jsonValue()),
        subject: anyField,
        message: anyField,
      },
      { requiredKeys: [] },
    ),
  );
  await fc.assert(
    fc.asyncProperty(json, fc.option(headerValue, { nil: undefined }), async (value, key) => {
      const headers = { ...fromVisitor("application/json"), ...(key !== undefined && { "Idempotency-Key": key }) };
      const body = JSON.stringify(value);
      await checkShape(await visit("/api/contact-us", { method: "POST", headers, body }), "/api/contact-us");
    }),
    { numRuns: RUNS, seed },
  );
}, 120_000);

test(`any form gets the page, in ${RUNS} runs`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fieldName, anyField), { maxLength: 8 }), async (fields) => {
      const body = new URLSearchParams(fields.map(([name, value]) => [name.toWellFormed(), value.toWellFormed()]));
      const headers = fromVisitor("application/x-www-form-urlencoded");
      const response = await visit("/contact-us", { method: "POST", headers, body: body.toString() });
      await checkShape(response, "/contact-us");
    }),
    { numRuns: RUNS, seed },
  );
}, 120_000);

const line = (maxLength: number) =>
  fc
    .array(
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }).filter((text) => /^[^\s\p{C}]+$/u.test(text)),
      { minLength: 1, maxLength: 6 },
    )
    .map((words) => words.join(" "))
    .filter((text) => text.length <= maxLength);

const email = fc
  .tuple(
    fc.stringMatching(/^[a-z0-9!#$%&'*+/=?^_`{|}~-]{1,20}(\.[a-z0-9]{1,10})?$/),
    fc.stringMatching(/^[a-z0-9]{1,20}\.[a-z]{2,8}$/),
  )
  .map((parts) => parts.join("@"));

const validMessage = fc
  .tuple(line(100), email, line(200), fc.array(line(400), { minLength: 1, maxLength: 4 }), fc.uuid())
  .map(([name, address, subject, lines, marker]) => ({
    ...VALID_MESSAGE,
    name,
    email: address,
    subject: `Re: ${subject}`,
    message: [...lines, marker].join("\n"),
  }));

test(`a valid message is relayed exactly, with its own domain key, in ${RUNS} runs`, async () => {
  const sent: object[] = [];
  await fc.assert(
    fc.asyncProperty(validMessage, path, fc.object({ maxKeys: 2 }), async (message, endpoint, others) => {
      const json = endpoint.startsWith("/api");
      const body = json
        ? JSON.stringify({ domain_key: 4, ...others, ...message })
        : new URLSearchParams({ ...message, domain_key: "4", message: message.message.replaceAll("\n", "\r\n") });
      const headers = fromVisitor(json ? "application/json" : "application/x-www-form-urlencoded");
      const response = await visit(endpoint, { method: "POST", headers, body: body.toString() });
      expect(response.status).toBe(200);
      sent.push({ ...message, domain_key: 3 });
    }),
    { numRuns: RUNS, seed },
  );
  const all = (await (await fetch(`${FAULT_SERVER_URL}/received`)).json()) as ReceivedAttempt[];
  const bodies = new Map(all.map(({ body }) => [body.message, body]));
  // Deeply equal, and each once: shrinking and repeats would show as more.
  expect(sent.map((message) => bodies.get((message as { message: string }).message))).toEqual(sent);
  const mine = new Set(sent.map((message) => (message as { message: string }).message));
  expect(all.filter(({ body }) => mine.has(String(body.message)))).toHaveLength(sent.length);
}, 120_000);
