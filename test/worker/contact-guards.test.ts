import fc from "fast-check";
import { expect, test } from "vitest";
import { contactFieldNames } from "#content/contact-fields.ts";
import {
  captureLog,
  ENDPOINTS,
  FORM_TYPE,
  formPost,
  newMessage,
  parseFailure,
  parseForm,
  parseResponse,
  postForm,
  postHeaders,
  postJson,
  postTo,
  relayedMessages,
  SITE,
  SUBMISSION_FALLBACK,
  shortenTimeLimit,
  visit,
  visitWithBindings,
} from "./requests.ts";

// Guards of the two contact endpoints: origin, media type, size and rate.

const TOO_LONG = "The message can have at most 5,000 characters.";

/** @returns the POST with other headers. An empty value removes the header */
function withHeaders(post: RequestInit, changes: Record<string, string>): RequestInit {
  const headers = Object.entries({ ...(post.headers as Record<string, string>), ...changes });
  // A Blob sets no Content-Type by itself.
  return { ...post, headers: headers.filter(([, value]) => value), body: new Blob([String(post.body)]) };
}

for (const path of ENDPOINTS) {
  test.for<[status: number, reason: string, headers: Record<string, string>, body?: BodyInit]>([
    [415, "type", { "Content-Type": "text/plain" }],
    [415, "type", { "Content-Type": "multipart/form-data; boundary=x" }],
    [415, "type", { "Content-Type": "" }],
    [415, "encoding", { "Content-Encoding": "gzip" }],
    [400, "malformed", {}, new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d])],
  ])(`${path} refuses with %i because of %s: %o`, async ([status, reason, changes, body]) => {
    const log = captureLog();
    const sent = newMessage();
    const post = withHeaders(postTo(path, sent), changes);
    expect(await parseFailure(await visit(path, body ? { ...post, body } : post))).toEqual([
      status,
      SUBMISSION_FALLBACK,
    ]);
    expect(log.entries).toMatchObject([{ level: "warn", evt: "contact", outcome: "refused", reason, status }]);
    expect(await relayedMessages(sent.message)).toEqual([]);
  });

  test(`${path} accepts Sec-Fetch-Site: same-origin without Origin, and any case of its media type`, async () => {
    const sent = newMessage();
    const post = postTo(path, sent);
    const type = new Headers(post.headers).get("Content-Type")?.toUpperCase();
    const response = await visit(path, withHeaders(post, { Origin: "", "Content-Type": `${type};charset="UTF-8"` }));
    expect(response.status).toBe(200);
    expect(await relayedMessages(sent.message)).toEqual([{ ...sent, domain_key: 3 }]);
  });
}

test("refuses a body over 64 KiB, reports the message's limit, and returns the fields read so far", async () => {
  const { message: text, ...others } = newMessage();
  const sent = { ...others, message: String(text).padEnd(70_000, "x") };
  expect(await parseResponse(await postJson(sent))).toMatchObject({ status: 413, errors: { message: TOO_LONG } });
  const shown = await parseForm(await postForm(sent));
  expect(shown).toMatchObject({ status: 413, values: others });
  expect(shown.values.message).toMatch(new RegExp(`^${text}x{60000,}$`));
  expect(shown.error("message")).toBe(TOO_LONG);
  expect(await relayedMessages(sent.message)).toEqual([]);
});

test("refuses incomplete JSON, however deeply nested", async () => {
  for (const body of ["", '{"name":', "[".repeat(30_000)]) {
    expect(await parseResponse(await postJson(body))).toMatchObject({
      status: 400,
      success: false,
      message: SUBMISSION_FALLBACK,
    });
  }
});

const FOREIGN: [why: string, headers: Record<string, string>][] = [
  ["another site", { Origin: "https://evil.example" }],
  ["a site whose name begins with ours", { Origin: `${SITE}.evil.example` }],
  ["our host with another protocol", { Origin: "https://localhost:8787" }],
  ["a sandboxed page of another site", { Origin: "null", "Sec-Fetch-Site": "cross-site" }],
  ["a page that hides its origin", { Origin: "null" }],
  ["a sibling domain", { "Sec-Fetch-Site": "same-site" }],
  ["no browser", { Origin: "", "Sec-Fetch-Site": "" }],
];

for (const path of [...ENDPOINTS, "/contact-us.data", "/about-us"] as const) {
  test.for(FOREIGN)(`${path} refuses a POST from %s`, async ([, changes]) => {
    const log = captureLog();
    const sent = newMessage();
    const post = path === "/api/contact-us" ? postTo(path, sent) : formPost(sent);
    const response = await visit(path, withHeaders(post, changes));
    expect(response.status).toBe(403);
    expect(await response.text()).toContain(SUBMISSION_FALLBACK);
    expect(log.entries).toMatchObject([{ level: "warn", evt: "post_refused", path, expected: SITE }]);
    expect(await relayedMessages(sent.message)).toEqual([]);
  });
}

test("refuses other methods and paths", async () => {
  for (const method of ["GET", "PUT", "OPTIONS"]) {
    const response = await visit("/api/contact-us", { method, headers: { Origin: SITE } });
    expect(response.headers.get("Allow")).toBe("POST");
    expect(await parseResponse(response)).toMatchObject({ status: 405, success: false });
  }
  for (const [path, status] of [
    ["/about-us", 405],
    ["/CONTACT-US", 308],
    ["/contact-us/", 308],
  ] as const) {
    const sent = newMessage();
    expect((await visit(path, formPost(sent))).status, path).toBe(status);
    expect(await relayedMessages(sent.message)).toEqual([]);
  }
});

/** @returns a body of 10 kB chunks that counts the chunks read */
function countedBody(chunks: number) {
  const chunk = new TextEncoder().encode("x".repeat(10_000));
  const counted = { sent: 0, body: new ReadableStream() };
  counted.body = new ReadableStream({
    pull(controller) {
      counted.sent += 1;
      if (counted.sent > chunks) controller.close();
      else controller.enqueue(chunk);
    },
  });
  return counted;
}

test.for([
  [413, "POST", "/api/contact-us", {}],
  [413, "POST", "/contact-us", { "Content-Type": "application/x-www-form-urlencoded" }],
  [403, "POST", "/contact-us", { Origin: "https://evil.example" }],
  [415, "POST", "/contact-us", { "Content-Type": "text/plain" }],
  [405, "PUT", "/about-us", {}],
] as const)("responds with %i to %s %s after reading the whole body", async ([status, method, path, changes]) => {
  const headers = { ...postHeaders("application/json"), ...changes };
  const counted = countedBody(1_200);
  expect((await visit(path, { method, headers, body: counted.body })).status).toBe(status);
  expect(counted.sent).toBe(1_201);
});

test("responds after 10 seconds to a refused POST whose body never ends", async () => {
  shortenTimeLimit(10_000);
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(1)) });
  const init = { method: "POST", headers: postHeaders("text/plain"), body };
  expect((await visitWithBindings({}, "/contact-us", init)).status).toBe(415);
});

test("refuses a filled-in honeypot at both endpoints", async () => {
  const sent = newMessage();
  const filled = { ...sent, leave_empty: "https://spam.example" };
  const says = expect.stringContaining("We’ve cleared it. Please send again.");
  expect(await parseResponse(await postJson(filled))).toMatchObject({ status: 422, success: false, message: says });
  const form = await postForm(filled);
  expect(await form.clone().text()).not.toContain("spam.example");
  expect(await parseForm(form)).toMatchObject({ status: 422, alert: says, values: sent });
  expect(await relayedMessages(sent.message)).toEqual([]);
});

/** Waits for the next minute if less than 10 s are left, because the emulated rate limit resets at each full minute. */
async function waitForRoomInMinute(): Promise<void> {
  const leftMs = 60_000 - (Date.now() % 60_000);
  if (leftMs < 10_000) await new Promise((resolve) => setTimeout(resolve, leftMs));
}

test("refuses the sixth valid message per minute from one IP address, and returns its fields", async () => {
  await waitForRoomInMinute();
  const address = { "CF-Connecting-IP": `192.0.2.${Math.ceil(Math.random() * 200)}` };
  const alert = "Too many messages. Please wait a minute and try again.";
  for (let count = 0; count < 6; count += 1) expect((await postJson({ email: "ada" }, address)).status).toBe(422);
  for (let count = 0; count < 5; count += 1) expect((await postJson(newMessage(), address)).status).toBe(200);
  // Visitors can forge this header.
  const json = await postJson(newMessage(), { ...address, "X-Forwarded-For": "198.51.100.7" });
  expect(json.headers.get("Retry-After")).toBe("60");
  expect(await parseResponse(json)).toMatchObject({ status: 429, success: false, message: alert });
  const sent = newMessage();
  const form = await postForm(sent, address);
  expect(form.headers.get("Retry-After")).toBe("60");
  expect(await parseForm(form)).toMatchObject({ status: 429, alert, values: sent });
  expect(await relayedMessages(sent.message)).toEqual([]);
  expect((await postJson(newMessage(), { "CF-Connecting-IP": "192.0.2.250" })).status).toBe(200);
});

test("counts an IPv6 /64 network as one client", async () => {
  await waitForRoomInMinute();
  const net = `2001:db8:${crypto.randomUUID().slice(0, 4)}`;
  const statusFrom = async (end: string) => {
    return (await postJson(newMessage(), { "CF-Connecting-IP": `${net}:${end}` })).status;
  };
  for (const end of ["7::1", "7::2", "7:a::d", "7:a:b:c:d", "7:8::"]) expect(await statusFrom(end)).toBe(200);
  expect(await statusFrom("7:ffff::1")).toBe(429);
  expect(await statusFrom("8::1")).toBe(200);
});

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
  captureLog();
  const path = fc.constantFrom(...ENDPOINTS);
  const type = fc.constantFrom("application/json", FORM_TYPE, "multipart/form-data", "text/plain");
  await fc.assert(
    fc.asyncProperty(path, type, anyBody, async (endpoint, contentType, body) => {
      const init = { method: "POST", headers: postHeaders(contentType), body };
      await expectWellFormed(await visit(endpoint, init), endpoint);
    }),
    { numRuns: 150, seed: 20_261_123 },
  );
});
