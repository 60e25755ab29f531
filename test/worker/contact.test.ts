import { expect, test } from "vitest";
import { CONTACT_FIELDS } from "../../app/contact/fields.ts";
import { attempts, formOf, fromVisitor, message, postForm, postJson, relayed, SITE, visit } from "./requests.ts";

// Validation of requests at the contact endpoints. Failures of the admin API and timeouts are in faults.test.ts.

/** Specification, section 8, written out: not imported from the code under test. */
const F1 = "There was an issue with your submission. Please try again.";

interface Answer {
  success: boolean;
  message: string;
  errors?: Record<string, string>;
  id: string;
}

const answerOf = async (response: Response) => (await response.json()) as Answer;

const refusal = (text: string) => ({ success: false, message: text, id: expect.stringMatching(UUID) });
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const FORM = "application/x-www-form-urlencoded";

const NOTHING = Object.fromEntries(CONTACT_FIELDS.map((name) => [name, ""]));

test("a message is relayed as the fields of the form with domain_key 3", async () => {
  const sent = message();
  const response = await postJson(sent);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toContain("application/json");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await answerOf(response)).toEqual({
    success: true,
    message: "Message stored.",
    id: expect.stringMatching(UUID),
  });
  expect(await relayed(sent.message)).toEqual([{ ...sent, domain_key: 3 }]);
});

test.for(CONTACT_FIELDS)("the form has the field %s", async (name) => {
  const html = await (await visit("/contact-us")).text();
  const missing = `content/contact-fields.ts has "${name}", the form has not: app/routes/contact-us/contact-form.tsx needs a line for it.`;
  expect(new RegExp(`<(input|textarea)[^>]* name="${name}"`).test(html), missing).toBe(true);
});

test("a visitor can't set domain_key or add a field", async () => {
  const sent = message();
  const response = await postJson({ ...sent, domain_key: 99, admin: true, __proto__: { x: 1 } });
  expect(response.status).toBe(200);
  expect(await relayed(sent.message)).toEqual([{ ...sent, domain_key: 3 }]);
});

test("a form posted without JavaScript is relayed and shows the confirmation", async () => {
  const sent = message();
  const response = await postForm({ ...sent, domain_key: "99" });
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain("You message send successfully");
  expect(html).toContain("Go to Home");
  expect(html).not.toContain("<textarea");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await relayed(sent.message)).toEqual([{ ...sent, domain_key: 3 }]);
});

test("real-world text arrives unchanged", async () => {
  const texts = [
    "Здравствуйте 👋🏽 👩‍👩‍👧‍👦 e\u0301",
    "مرحبا، نحتاج إلى بوابة",
    "<script>alert(1)</script> {{7*7}} =SUM(A1)",
    "a\n\nb\tc",
  ];
  for (const text of texts) {
    const sent = message({
      name: "Chloë O'Neil",
      email: "o'neil@example.com",
      message: `${crypto.randomUUID()} ${text}`,
    });
    expect((await postJson(sent)).status).toBe(200);
    expect(await relayed(sent.message)).toEqual([{ ...sent, domain_key: 3 }]);
  }
});

test("line ends of a form are normalized before the length is checked", async () => {
  const text = `${crypto.randomUUID()}\n`.padEnd(4_999, "x\n").padEnd(5_000, "x");
  expect(text.length).toBe(5_000);
  const response = await postForm(message({ message: text.replaceAll("\n", "\r\n") }) as Record<string, string>);
  expect(response.status).toBe(200);
  expect(await relayed(text)).toHaveLength(1);
});

test.for([
  ["an empty object", {}],
  ["null", null],
  ["a list", [1]],
  ["a text", '"hello"'],
  ["numbers for texts", { name: 1, email: 2, subject: 3, message: 4 }],
  ["objects for texts", { name: {}, email: [], subject: null, message: true }],
  ["spaces only", { name: " ", email: "a@example.com", subject: "\u200B", message: "\n" }],
  ["an address that is none", { name: "A", email: "not-an-address", subject: "S", message: "M" }],
  [
    "a line break in the subject",
    { name: "A", email: "a@example.com", subject: "S\r\nBcc: x@example.com", message: "M" },
  ],
  ["a name that is too long", { name: "x".repeat(101), email: "a@example.com", subject: "S", message: "M" }],
  ["a message that is too long", { name: "A", email: "a@example.com", subject: "S", message: "x".repeat(5_001) }],
] as [string, unknown][])("%s is refused with 422, a message and nothing relayed", async ([, body]) => {
  const response = await postJson(body);
  expect(response.status).toBe(422);
  const answer = await answerOf(response);
  expect(answer.success).toBe(false);
  expect(answer.message).not.toBe("");
  expect(await relayed((body as { message?: unknown } | null)?.message)).toEqual([]);
});

test("the answer to an invalid form names each wrong field", async () => {
  const answer = await answerOf(await postJson(message({ email: "nope", subject: "" })));
  expect(Object.keys(answer.errors ?? {})).toEqual(["email", "subject"]);
});

test("an invalid form posted without JavaScript names the wrong fields and keeps the others", async () => {
  const response = await postForm({ name: "Ada", email: "nope", subject: "", message: "Kept text" });
  expect(response.status).toBe(422);
  const html = await response.text();
  expect(html).toContain('id="email-error"');
  expect(html).toContain('id="subject-error"');
  expect(html).not.toContain('id="name-error"');
  expect(html).toContain("Kept text");
});

test.for([
  ["an empty body", ""],
  ["half an object", '{"name":'],
  ["bytes that are no UTF-8", new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d])],
  ["a text in another encoding", new Uint8Array([...new TextEncoder().encode('{"name":"Zo'), 0xeb, 0x22, 0x7d])],
] as [string, BodyInit][])("%s is refused with 400", async ([, body]) => {
  const response = await visit("/api/contact-us", { method: "POST", headers: fromVisitor("application/json"), body });
  expect(response.status).toBe(400);
  expect(await answerOf(response)).toEqual(refusal(F1));
});

test("a form with invalid UTF-8 is refused; a percent-encoded invalid byte becomes U+FFFD", async () => {
  const sent = message({ name: "Zo" });
  const encoded = new URLSearchParams(sent as Record<string, string>).toString();
  const raw = new TextEncoder().encode(encoded.replace("Zo", "Zo#"));
  const bytes = raw.map((byte) => (byte === "#".charCodeAt(0) ? 0xeb : byte));
  const refused = await visit("/contact-us", { method: "POST", headers: fromVisitor(FORM), body: bytes });
  expect(refused.status).toBe(400);
  const form = await formOf(refused);
  expect(form.alert).toBe(F1);
  expect(form.values).toEqual({ ...sent, name: "Zo\uFFFD" });

  const escaped = encoded.replace("Zo", "Zo%EB");
  const taken = await visit("/contact-us", { method: "POST", headers: fromVisitor(FORM), body: escaped });
  expect(taken.status).toBe(200);
  expect(await relayed(sent.message)).toEqual([{ ...sent, name: "Zo\uFFFD", domain_key: 3 }]);
});

test("a byte order mark is ignored", async () => {
  for (const [path, type, body] of [
    ["/api/contact-us", "application/json", JSON.stringify],
    ["/contact-us", FORM, (sent: object) => new URLSearchParams(sent as Record<string, string>).toString()],
  ] as const) {
    const sent = message();
    const marked = new TextEncoder().encode(`\uFEFF${body(sent)}`);
    const response = await visit(path, { method: "POST", headers: fromVisitor(type), body: marked });
    expect(response.status).toBe(200);
    expect(await relayed(sent.message)).toHaveLength(1);
  }
});

test("deeply nested JSON is refused, not a crash", async () => {
  const response = await postJson(`${"[".repeat(30_000)}${"]".repeat(30_000)}`);
  expect(response.status).toBe(422);
  expect(await answerOf(response)).toEqual(refusal(F1));
});

test("line breaks and control characters are refused by field", async () => {
  for (const field of ["name", "email", "subject"]) {
    for (const character of ["\r\n", "\n", "\u0000", "\u0007", "\u001B"]) {
      for (const value of [`a${character}@example.com`, `a@example.com${character}`]) {
        const sent = message({ [field]: value });
        const response = await postJson(sent);
        expect(response.status).toBe(422);
        expect(Object.keys((await answerOf(response)).errors ?? {})).toEqual([field]);
        expect(await relayed(sent.message)).toEqual([]);
      }
    }
  }
  for (const character of ["\u0000", "\u0008", "\u001B"]) {
    expect((await postJson(message({ message: `a${character}b` }))).status).toBe(422);
  }
});

test("bidi overrides are stripped from name and subject, and refused in an address", async () => {
  const sent = message({ name: "Ada\u202E iDb", subject: "\u2066Offer\u2069" });
  expect((await postJson(sent)).status).toBe(200);
  expect(await relayed(sent.message)).toEqual([{ ...sent, name: "Ada iDb", subject: "Offer", domain_key: 3 }]);
  const response = await postJson(message({ email: "ada\u202E@example.com" }));
  expect(response.status).toBe(422);
  expect(Object.keys((await answerOf(response)).errors ?? {})).toEqual(["email"]);
});

test("half a surrogate pair is relayed as the replacement character", async () => {
  const marker = crypto.randomUUID();
  const body = JSON.stringify(message({ name: "Ada X", message: `${marker} X` })).replaceAll("X", "\\ud800");
  expect((await postJson(body)).status).toBe(200);
  expect(await relayed(`${marker} \uFFFD`)).toMatchObject([{ name: "Ada \uFFFD" }]);
});

test.for(["/api/contact-us", "/contact-us"])("100 kB are refused at %s", async (path) => {
  const json = path.startsWith("/api");
  const sent = message({ message: "x".repeat(100_000) });
  const body = json ? JSON.stringify(sent) : new URLSearchParams(sent as Record<string, string>).toString();
  const headers = fromVisitor(json ? "application/json" : FORM);
  const response = await visit(path, { method: "POST", headers, body });
  expect(response.status).toBe(413);
  if (path !== "/contact-us") return expect(await answerOf(response)).toEqual(refusal(F1));
  const form = await formOf(response);
  expect(form.alert).toBe(F1);
  expect(form.error("message")).toContain("5,000");
  expect(form.values).toMatchObject({ name: sent.name, email: sent.email, subject: sent.subject });
  expect(form.values.message).toMatch(/^x{60000,65536}$/);
});

test("the largest valid message is accepted: 5,000 code units of emoji in a form", async () => {
  // Two UTF-16 code units each, twelve characters when percent-encoded.
  const text = `${crypto.randomUUID()}${"🕌".repeat(2_482)}`;
  const response = await postForm(message({ message: text }) as Record<string, string>);
  expect(response.status).toBe(200);
  expect(await relayed(text)).toHaveLength(1);
});

test("a body that is too long is refused without Content-Length too", async () => {
  const chunk = new TextEncoder().encode("x".repeat(10_000));
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += 1;
      if (sent > 1_000) controller.close();
      else controller.enqueue(chunk);
    },
  });
  const response = await visit("/api/contact-us", { method: "POST", headers: fromVisitor("application/json"), body });
  expect(response.status).toBe(413);
  expect(sent).toBeLessThan(100);
});

test.for(["/api/contact-us", "/contact-us"])("a foreign origin is refused at %s", async (path) => {
  const json = path.startsWith("/api");
  const sent = message();
  const body = json ? JSON.stringify(sent) : new URLSearchParams(sent as Record<string, string>).toString();
  const own = fromVisitor(json ? "application/json" : FORM);
  const elsewhere = [
    { ...own, Origin: "https://evil.example" },
    { ...own, Origin: `${SITE}.evil.example` },
    { ...own, Origin: "https://localhost:8787" },
    { ...own, Origin: "http://localhost:8788" },
    { ...own, Origin: "null", "Sec-Fetch-Site": "cross-site" },
    { ...own, "Sec-Fetch-Site": "cross-site" },
    { ...own, "Sec-Fetch-Site": "same-site" },
  ];
  const unnamed = [
    { ...own, Origin: "null" },
    { ...without(own, "Sec-Fetch-Site"), Origin: "null" },
    without(without(own, "Origin"), "Sec-Fetch-Site"),
  ];
  for (const headers of [...elsewhere, ...unnamed]) {
    const response = await visit(path, { method: "POST", headers, body });
    expect(response.status).toBe(403);
    if (path !== "/contact-us") expect(await answerOf(response)).toEqual(refusal(F1));
    else {
      const form = await formOf(response);
      expect(form.alert).toBe(F1);
      // A browser that hides the origin loses nothing; another site gets no text into our page.
      expect(form.values).toEqual(unnamed.includes(headers) ? sent : NOTHING);
      expect(form.saysKept).toBe(unnamed.includes(headers));
    }
  }
  expect(await relayed(sent.message)).toEqual([]);
});

test.for(["/api/contact-us", "/contact-us"])(
  "a POST without Origin is accepted at %s when Sec-Fetch-Site is same-origin",
  async (path) => {
    const json = path.startsWith("/api");
    const sent = message();
    const body = json ? JSON.stringify(sent) : new URLSearchParams(sent as Record<string, string>).toString();
    const headers = without(fromVisitor(json ? "application/json" : FORM), "Origin");
    const response = await visit(path, { method: "POST", headers, body });
    expect(response.status).toBe(200);
    expect(await relayed(sent.message)).toEqual([{ ...sent, domain_key: 3 }]);
  },
);

test.for([
  "text/plain",
  "",
  "application/xml",
  "text/json",
  "multipart/form-data; boundary=x",
  "application/x-www-form-urlencoded; charset=iso-8859-1",
  "application/json; charset=utf-16",
])("content type '%s' is refused with 415 at every endpoint", async (type) => {
  for (const [path, accepted] of Object.entries(ACCEPTED)) {
    const headers = type ? fromVisitor(type) : without(fromVisitor("x"), "Content-Type");
    const response = await visit(path, { method: "POST", headers, body: new Blob([JSON.stringify(message())]) });
    expect(response.status).toBe(415);
    expect(response.headers.get("Accept-Post")).toBe(accepted);
    if (path === "/contact-us") expect((await formOf(response)).alert).toBe(F1);
    else expect(await answerOf(response)).toEqual(refusal(F1));
  }
});

const ACCEPTED = { "/api/contact-us": "application/json", "/contact-us": FORM };

test("each endpoint accepts its own content type only, and any spelling of UTF-8", async () => {
  const json = JSON.stringify(message());
  expect(
    (await visit("/contact-us", { method: "POST", headers: fromVisitor("application/json"), body: json })).status,
  ).toBe(415);
  expect((await visit("/api/contact-us", { method: "POST", headers: fromVisitor(FORM), body: "name=a" })).status).toBe(
    415,
  );
  for (const type of ["application/json;charset=utf-8", 'Application/JSON; charset="UTF-8"']) {
    const response = await postJson(message(), { "Content-Type": type });
    expect(response.status).toBe(200);
  }
});

test("a compressed body is refused", async () => {
  const response = await postJson(message(), { "Content-Encoding": "gzip" });
  expect(response.status).toBe(415);
  expect(await answerOf(response)).toEqual(refusal(F1));
});

test("other methods and paths are refused, and nothing is relayed", async () => {
  for (const method of ["GET", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
    const response = await visit("/api/contact-us", { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("POST");
    expect(await answerOf(response)).toEqual(refusal(F1));
  }
  // Neither another page nor another spelling of the path accepts the form.
  for (const path of [
    "/about-us",
    "/CONTACT-US",
    "/contact-us/",
    "//contact-us",
    "/contact%2Dus",
    "/Contact-us.data",
    "/contact-us.data",
    "/contact-us-too",
  ]) {
    const sent = message();
    const response = await visit(path, {
      method: "POST",
      headers: fromVisitor(FORM),
      body: new URLSearchParams(sent as Record<string, string>).toString(),
    });
    expect([308, 405]).toContain(response.status);
    expect(await relayed(sent.message)).toEqual([]);
  }
  for (const method of ["PUT", "DELETE"]) {
    const response = await visit("/contact-us", { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("GET, HEAD, POST");
    expect(await answerOf(response)).toEqual(refusal(F1));
  }
});

test("a form with more fields than any browser sends is refused, and shown again", async () => {
  const sent = message();
  const most = new URLSearchParams({ ...sent, ...Object.fromEntries(numbered(46)) } as Record<string, string>);
  expect((await postForm(most)).status).toBe(200);
  const many = await postForm(new URLSearchParams([...most, ...numbered(8_000)]));
  expect(many.status).toBe(400);
  expect(await formOf(many)).toMatchObject({ alert: F1, values: sent });
  expect(await relayed(sent.message)).toHaveLength(1);
});

const numbered = (count: number) =>
  Array.from({ length: count }, (_, number) => [`f${number}`, ""] as [string, string]);

test("a repeated form field is refused", async () => {
  const body = `${new URLSearchParams(message() as Record<string, string>)}&name=Second`;
  const response = await visit("/contact-us", { method: "POST", headers: fromVisitor(FORM), body });
  expect(response.status).toBe(422);
  expect((await formOf(response)).error("name")).not.toBe("");
});

test("of a repeated JSON key the last value counts", async () => {
  const sent = message();
  const body = JSON.stringify(sent).replace('{"name"', '{"name":"First","name"');
  expect((await postJson(body)).status).toBe(200);
  expect(await relayed(sent.message)).toEqual([{ ...sent, domain_key: 3 }]);
});

test("a filled honeypot is refused at both endpoints", async () => {
  const sent = message();
  const filled = { ...sent, company_website: "https://spam.example" };
  const response = await postJson(filled);
  expect(response.status).toBe(422);
  expect(await answerOf(response)).toEqual(refusal(F1));
  // In case a browser filled it in for a person: the form is rendered without it.
  const form = await postForm(filled);
  expect(form.status).toBe(422);
  expect(await formOf(form)).toMatchObject({ alert: F1, values: sent });
  expect(await relayed(sent.message)).toEqual([]);
});

test("the sixth message of a minute from one address is refused, and the form keeps its values", async () => {
  await startOfAWindow();
  const address = { "CF-Connecting-IP": "192.0.2.5" };
  for (let count = 0; count < 5; count += 1) expect((await postJson(message(), address)).status).toBe(200);
  const json = await postJson(message(), address);
  expect(json.status).toBe(429);
  expect(json.headers.get("Retry-After")).toBe("60");
  expect((await answerOf(json)).message).toBe("Too many messages. Please wait a minute and try again.");
  const sent = message();
  const form = await postForm(sent, address);
  expect(form.status).toBe(429);
  expect(form.headers.get("Retry-After")).toBe("60");
  expect(await formOf(form)).toMatchObject({
    alert: "Too many messages. Please wait a minute and try again.",
    values: sent,
  });
  expect(await relayed(sent.message)).toEqual([]);
  expect((await visit("/contact-us", { headers: address })).status).toBe(200);
  expect((await postJson(message(), { "CF-Connecting-IP": "192.0.2.6" })).status).toBe(200);
}, 30_000);

test("the addresses of one IPv6 network count as one, in any spelling", async () => {
  await startOfAWindow();
  const addresses = [
    "2001:db8:0:7::1",
    "2001:db8:0:7::2",
    "2001:DB8::7:a:b:c:d",
    "2001:0db8:0000:0007::3",
    "2001:db8:0:7:8::",
  ];
  const statusFrom = async (address: string) => (await postJson(message(), { "CF-Connecting-IP": address })).status;
  for (const address of addresses) expect(await statusFrom(address)).toBe(200);
  expect(await statusFrom("2001:db8:0:7:ffff::1")).toBe(429);
  expect(await statusFrom("2001:db8:0:8::1")).toBe(200);
}, 30_000);

test("posts without an origin and of a wrong type count, those of another site do not", async () => {
  await startOfAWindow();
  const statusOf = async (address: string, headers: Record<string, string>) => {
    const own = { ...fromVisitor(FORM), "CF-Connecting-IP": address };
    const init = { method: "POST", headers: { ...own, ...headers }, body: "name=Ada" };
    return (await visit("/contact-us", init)).status;
  };
  const unnamed = without(without(fromVisitor(FORM), "Origin"), "Sec-Fetch-Site");
  const withoutOrigin = { method: "POST", headers: { ...unnamed, "CF-Connecting-IP": "192.0.2.7" }, body: "name=Ada" };
  for (const expected of [403, 403, 403]) expect((await visit("/contact-us", withoutOrigin)).status).toBe(expected);
  for (const expected of [415, 415, 429]) {
    expect(await statusOf("192.0.2.7", { "Content-Type": "text/plain" })).toBe(expected);
  }
  expect((await visit("/contact-us", withoutOrigin)).status).toBe(429);
  for (let count = 0; count < 8; count += 1) {
    expect(await statusOf("192.0.2.8", { "Sec-Fetch-Site": "cross-site" })).toBe(403);
  }
  expect(await statusOf("192.0.2.8", {})).toBe(422);
}, 30_000);

/** The emulated limit is a fixed window on the wall clock: the test must not cross its end. */
async function startOfAWindow() {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < 10_000) await new Promise((resolve) => setTimeout(resolve, left));
}

test("the idempotency key is sent to the admin API as a header, not in the JSON", async () => {
  const key = crypto.randomUUID();
  const sent = message();
  await postJson(sent, { "Idempotency-Key": key });
  await postForm(sent, { "Idempotency-Key": key });
  const received = await attempts(sent.message);
  expect(received.map(({ headers }) => headers["idempotency-key"])).toEqual([key, key]);
  for (const { body } of received) {
    expect(Object.keys(body)).toEqual([...CONTACT_FIELDS, "domain_key"]);
  }
});

test("an invalid idempotency key is replaced by a new one", async () => {
  for (const key of [undefined, "", "1", "not-a-uuid", `${crypto.randomUUID()}0`, "x".repeat(5_000)]) {
    const sent = message();
    expect((await postJson(sent, key === undefined ? {} : { "Idempotency-Key": key })).status).toBe(200);
    const [attempt] = await attempts(sent.message);
    expect(attempt?.headers["idempotency-key"]).toMatch(UUID);
  }
});

test("without JavaScript the idempotency key is created at the first POST and kept over failures", async () => {
  expect(await (await visit("/contact-us")).text()).not.toContain("idempotency_key");
  const sent = message({ subject: "status-500" });
  const first = await formOf(await postForm(sent));
  expect(first.key).toMatch(UUID);
  const second = await formOf(await postForm({ ...first.values, idempotency_key: first.key }));
  expect(second.key).toBe(first.key);
  const received = await attempts(sent.message);
  expect(received.map(({ headers }) => headers["idempotency-key"])).toEqual([first.key, first.key]);
});

test("without JavaScript a changed message gets another idempotency key", async () => {
  const first = await formOf(await postForm(message({ subject: "status-500", message: "Line one\r\nline two" })));
  const changed = message({ subject: "status-500" });
  const second = await formOf(await postForm({ ...changed, idempotency_key: first.key }));
  expect(second.key).toMatch(UUID);
  expect(second.key).not.toBe(first.key);
  const made = await formOf(await postForm({ ...changed, idempotency_key: "not-a-uuid" }));
  expect(made.key).toMatch(UUID);
});

function without(headers: Record<string, string>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));
}
