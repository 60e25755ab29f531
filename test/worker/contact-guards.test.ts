import { expect, onTestFinished, test, vi } from "vitest";
import {
  answerOf,
  captureLog,
  ENDPOINTS,
  F1,
  failureOf,
  formOf,
  formPost,
  fromVisitor,
  jsonPost,
  message,
  postForm,
  postJson,
  postTo,
  relayed,
  SITE,
  visit,
} from "./requests.ts";

// Who may post to the two contact endpoints, how often and how much.

const TOO_MANY = "Too many messages. Please wait a minute and try again.";

function without(headers: Record<string, string>, ...names: string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([key]) => !names.includes(key)));
}

/** An empty header is left out. */
const REFUSED: [status: number, reason: string, headers: Record<string, string>, body?: BodyInit][] = [
  [415, "type", { "Content-Type": "text/plain" }],
  [415, "type", { "Content-Type": "multipart/form-data; boundary=x" }],
  [415, "type", { "Content-Type": "" }],
  [415, "encoding", { "Content-Encoding": "gzip" }],
  [413, "too_large", {}, "x".repeat(70_000)],
  [400, "malformed", {}, new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d])],
];

for (const path of ENDPOINTS) {
  test.for(REFUSED)(`${path} refuses with %i for %s: %o`, async ([status, reason, changes, body]) => {
    const log = captureLog();
    const sent = message();
    const post = postTo(path, sent);
    const left = Object.keys(changes).filter((name) => changes[name] === "");
    const headers = without({ ...(post.headers as Record<string, string>), ...changes }, ...left);
    // A Blob, which says no type.
    const response = await visit(path, { ...post, headers, body: body ?? new Blob([String(post.body)]) });
    expect(await failureOf(response)).toEqual([status, F1]);
    expect(log.entries).toMatchObject([{ level: "warn", evt: "contact", outcome: "refused", reason, status }]);
    expect(await relayed(sent.message)).toEqual([]);
  });

  test(`${path} accepts Sec-Fetch-Site: same-origin without an Origin, and any spelling of its type`, async () => {
    const sent = message();
    const post = postTo(path, sent);
    const { "Content-Type": type = "", ...others } = post.headers as Record<string, string>;
    const headers = { ...without(others, "Origin"), "Content-Type": `${type.toUpperCase()};charset="UTF-8"` };
    expect((await visit(path, { ...post, headers })).status).toBe(200);
    expect(await relayed(sent.message)).toEqual([{ ...sent, domain_key: 3 }]);
  });
}

test("refuses JSON that is not complete, however deep", async () => {
  for (const body of ["", '{"name":', "[".repeat(30_000)]) {
    expect(await answerOf(await postJson(body))).toMatchObject({ status: 400, success: false, message: F1 });
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
  test.for(FOREIGN)(`${path} refuses a post from %s`, async ([, changes]) => {
    const log = captureLog();
    const sent = message();
    const post = path === "/api/contact-us" ? jsonPost(sent) : formPost(sent);
    const left = Object.keys(changes).filter((name) => changes[name] === "");
    const headers = without({ ...(post.headers as Record<string, string>), ...changes }, ...left);
    const response = await visit(path, { ...post, headers });
    expect(response.status).toBe(403);
    expect(await response.text()).toContain(F1);
    expect(log.entries).toMatchObject([{ level: "warn", evt: "post_refused", path }]);
    expect(await relayed(sent.message)).toEqual([]);
  });
}

test.for([
  [413, (form: string) => `${form}${"x".repeat(70_000)}`],
  [400, (form: string) => new Blob([form, new Uint8Array([0xff])])],
] as const)(
  "a form that is refused with %i shows again what was read, and the email address",
  async ([status, spoil]) => {
    const { message: text, ...sent } = message();
    const { body, ...post } = formPost({ ...sent, message: String(text) });
    const shown = await formOf(await visit("/contact-us", { ...post, body: spoil(String(body)) }));
    expect(shown).toMatchObject({ status, values: sent, saysKept: true });
    expect(shown.values.message.startsWith(String(text))).toBe(true);
  },
);

test("refuses other methods and paths", async () => {
  for (const [path, methods, allowed] of [
    ["/api/contact-us", ["GET", "PUT", "OPTIONS"], "POST"],
    ["/contact-us", ["PUT", "DELETE"], "GET, HEAD, POST"],
  ] as const) {
    for (const method of methods) {
      const response = await visit(path, { method });
      expect(response.headers.get("Allow")).toBe(allowed);
      expect(await answerOf(response)).toMatchObject({ status: 405, success: false });
    }
  }
  // Neither other pages nor other spellings of the path accept the form.
  for (const path of ["/about-us", "/CONTACT-US", "/contact-us/"]) {
    const sent = message();
    const response = await visit(path, formPost(sent));
    expect([308, 405]).toContain(response.status);
    expect(await relayed(sent.message)).toEqual([]);
  }
});

/** A body of 10 kB chunks that counts them. */
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

test("refuses a long body without Content-Length before reading all of it", async () => {
  const counted = countedBody(1_000);
  const init = { method: "POST", headers: fromVisitor("application/json"), body: counted.body };
  expect((await visit("/api/contact-us", init)).status).toBe(413);
  expect(counted.sent).toBeLessThan(100);
});

test.for([
  [403, "POST", "/api/contact-us", { "Sec-Fetch-Site": "cross-site" }],
  [403, "POST", "/contact-us", { Origin: "https://evil.example" }],
  [415, "POST", "/contact-us", { "Content-Type": "text/plain" }],
  [405, "PUT", "/about-us", {}],
  [405, "POST", "/api/nothing", {}],
] as const)(
  "answers with %i to %s %s whose body it does not need, after the client has sent it",
  async ([status, method, path, changes]) => {
    const whole = countedBody(500);
    const headers = { ...fromVisitor("application/json"), ...changes };
    const response = await visit(path, { method, headers, body: whole.body });
    expect([response.status, whole.sent]).toEqual([status, 501]);
    const endless = countedBody(Number.POSITIVE_INFINITY);
    expect((await visit(path, { method, headers, body: endless.body })).status).toBe(status);
    expect(endless.sent).toBeLessThan(1_200);
    // Ten seconds pass at once.
    const { timeout } = AbortSignal;
    const limits = vi.spyOn(AbortSignal, "timeout");
    onTestFinished(() => limits.mockRestore());
    limits.mockImplementation((ms) => timeout.call(AbortSignal, ms === 10_000 ? 50 : ms));
    const hanging = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(1)) });
    expect((await visit(path, { method, headers, body: hanging })).status).toBe(status);
  },
);

test("refuses a filled honeypot at both endpoints", async () => {
  const sent = message();
  const filled = { ...sent, leave_empty: "https://spam.example" };
  const says = expect.stringContaining("We have emptied it: please send again.");
  expect(await answerOf(await postJson(filled))).toMatchObject({ status: 422, success: false, message: says });
  const form = await postForm(filled);
  expect(await form.clone().text()).not.toContain("spam.example");
  expect(await formOf(form)).toMatchObject({ status: 422, alert: says, values: sent });
  expect(await relayed(sent.message)).toEqual([]);
});

/** The emulated rate limit starts anew at each full minute, which may be in the middle of a test. */
const IN_ONE_MINUTE = { retry: 1 };

test("refuses the sixth message per minute from one address and keeps what was typed", IN_ONE_MINUTE, async () => {
  const address = { "CF-Connecting-IP": `192.0.2.${Math.ceil(Math.random() * 200)}` };
  for (let count = 0; count < 5; count += 1) expect((await postJson(message(), address)).status).toBe(200);
  const json = await postJson(message(), address);
  expect(json.headers.get("Retry-After")).toBe("60");
  expect(await answerOf(json)).toMatchObject({ status: 429, success: false, message: TOO_MANY });
  const sent = message();
  const form = await postForm(sent, address);
  expect(form.headers.get("Retry-After")).toBe("60");
  expect(await formOf(form)).toMatchObject({ status: 429, alert: TOO_MANY, values: sent });
  expect(await relayed(sent.message)).toEqual([]);
  expect((await visit("/contact-us", { headers: address })).status).toBe(200);
  expect((await postJson(message(), { "CF-Connecting-IP": "192.0.2.250" })).status).toBe(200);
});

test("what the schema refuses does not count toward the limit, and what is relayed does", IN_ONE_MINUTE, async () => {
  const address = { "CF-Connecting-IP": `198.51.100.${Math.ceil(Math.random() * 200)}` };
  const statusOf = async (changes: object) => (await postJson({ ...message(), ...changes }, address)).status;
  for (let count = 0; count < 6; count += 1) expect(await statusOf({ email: "ada" })).toBe(422);
  for (let count = 0; count < 5; count += 1) expect(await statusOf({})).toBe(200);
  expect(await statusOf({})).toBe(429);
  expect(await statusOf({ email: "ada" })).toBe(422);
});

test("counts the addresses of an IPv6 /64 network as one", IN_ONE_MINUTE, async () => {
  const net = `2001:db8:${crypto.randomUUID().slice(0, 4)}`;
  const statusFrom = async (end: string) => {
    return (await postJson(message(), { "CF-Connecting-IP": `${net}:${end}` })).status;
  };
  for (const end of ["7::1", "7::2", "7:a::d", "7:a:b:c:d", "7:8::"]) expect(await statusFrom(end)).toBe(200);
  expect(await statusFrom("7:ffff::1")).toBe(429);
  expect(await statusFrom("8::1")).toBe(200);
});
