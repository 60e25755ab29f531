import { expect, test } from "vitest";
import { FAULTS, type Fault } from "./fault-server";
import { fromVisitor, message, postForm, postJson, relayed, SITE, visit } from "./site";

/** The texts of the specification's section 8, written out: not imported from the code they check. */
const SUBMISSION_FALLBACK = "There was an issue with your submission. Please try again.";

interface Answer {
  success: boolean;
  message: string;
  errors?: Record<string, string>;
}

const answerOf = async (response: Response) => (await response.json()) as Answer;

test("a message is relayed as the five specified fields with domain_key 3", async () => {
  const sent = message();
  const response = await postJson(sent);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toContain("application/json");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await answerOf(response)).toEqual({ success: true, message: "Message stored." });
  expect(await relayed(sent.message)).toEqual([{ ...sent, domain_key: 3 }]);
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

test("what people really type arrives unchanged", async () => {
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

test("line ends of a form are normalised before the length is checked", async () => {
  const text = `${crypto.randomUUID()}\n`.padEnd(4_999, "x\n").padEnd(5_000, "x");
  expect(text.length).toBe(5_000);
  const response = await postForm(message({ message: text.replaceAll("\n", "\r\n") }) as Record<string, string>);
  expect(response.status).toBe(200);
  expect(await relayed(text)).toHaveLength(1);
});

const EXPECTED: Record<Fault, { status: number; message: string }> = {
  "refuse-with-message": { status: 200, message: "This domain is blocked." },
  "refuse-without-message": { status: 200, message: SUBMISSION_FALLBACK },
  "refuse-with-422": { status: 422, message: "The subject is taken." },
  "server-error": { status: 502, message: SUBMISSION_FALLBACK },
  "service-unavailable": { status: 502, message: SUBMISSION_FALLBACK },
  forbidden: { status: 502, message: SUBMISSION_FALLBACK },
  html: { status: 502, message: SUBMISSION_FALLBACK },
  empty: { status: 502, message: SUBMISSION_FALLBACK },
  array: { status: 502, message: SUBMISSION_FALLBACK },
  "success-as-text": { status: 502, message: SUBMISSION_FALLBACK },
  truncated: { status: 502, message: SUBMISSION_FALLBACK },
  redirect: { status: 502, message: SUBMISSION_FALLBACK },
  reset: { status: 502, message: SUBMISSION_FALLBACK },
  huge: { status: 502, message: SUBMISSION_FALLBACK },
};

test.for([...FAULTS])("when the admin API answers with %s, nothing is called a success", async (fault) => {
  const sent = message({ subject: fault });
  const response = await postJson(sent);
  expect(response.status).toBe(EXPECTED[fault].status);
  expect(await answerOf(response)).toEqual({ success: false, message: EXPECTED[fault].message });
  // Sent once: a second try could store it twice.
  expect(await relayed(sent.message)).toHaveLength(1);
});

test.for([...FAULTS])("without JavaScript, %s shows the same text with what was typed kept", async (fault) => {
  const sent = message({ subject: fault });
  const response = await postForm(sent);
  expect(response.status).toBe(EXPECTED[fault].status);
  const html = await response.text();
  expect(html).toContain(EXPECTED[fault].message);
  expect(html).not.toContain("You message send successfully");
  for (const value of Object.values(sent)) expect(html).toContain(value);
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
});

test("the answer to an invalid form names each wrong field", async () => {
  const answer = await answerOf(await postJson({ name: "A", email: "nope", subject: "", message: "M" }));
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
  ["bytes that are no UTF-8", new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])],
] as [string, BodyInit][])("%s is refused with 400 and a clear message", async ([, body]) => {
  const response = await visit("/api/contact-us", {
    method: "POST",
    headers: fromVisitor("application/json"),
    body,
  });
  expect(response.status).toBe(400);
  expect(await answerOf(response)).toEqual({ success: false, message: "The message is not valid JSON." });
});

test("deeply nested JSON is refused, not a crash", async () => {
  const response = await postJson(`${"[".repeat(30_000)}${"]".repeat(30_000)}`);
  expect(response.status).toBe(422);
});

test.for(["/api/contact-us", "/contact-us", "/contact-us.data"])("100 kB are refused at %s", async (path) => {
  const type = path.startsWith("/api") ? "application/json" : "application/x-www-form-urlencoded";
  const body = path.startsWith("/api")
    ? JSON.stringify(message({ message: "x".repeat(100_000) }))
    : `message=${"x".repeat(100_000)}`;
  const response = await visit(path, { method: "POST", headers: fromVisitor(type), body });
  expect(response.status).toBe(413);
  expect((await answerOf(response)).success).toBe(false);
});

test("a body that is too long is refused without a Content-Length too", async () => {
  const chunk = new TextEncoder().encode("x".repeat(10_000));
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += 1;
      if (sent > 20) controller.close();
      else controller.enqueue(chunk);
    },
  });
  const response = await visit("/api/contact-us", { method: "POST", headers: fromVisitor("application/json"), body });
  expect(response.status).toBe(413);
});

test.for(["/api/contact-us", "/contact-us", "/contact-us.data"])("a foreign origin is refused at %s", async (path) => {
  const type = path.startsWith("/api") ? "application/json" : "application/x-www-form-urlencoded";
  const sent = message();
  const body =
    type === "application/json" ? JSON.stringify(sent) : new URLSearchParams(sent as Record<string, string>).toString();
  const own = fromVisitor(type);
  const refused = [
    { ...own, Origin: "https://evil.example" },
    { ...own, Origin: "null" },
    { ...own, Origin: `${SITE}.evil.example` },
    { ...own, Origin: "https://localhost:8787" },
    { ...own, "Sec-Fetch-Site": "cross-site" },
    { ...own, "Sec-Fetch-Site": "same-site" },
    without(without(own, "Origin"), "Sec-Fetch-Site"),
  ];
  for (const headers of refused) {
    const response = await visit(path, { method: "POST", headers, body });
    expect(response.status).toBe(403);
    expect((await answerOf(response)).success).toBe(false);
  }
  expect(await relayed(sent.message)).toEqual([]);
});

test.for(["text/plain", "", "application/xml", "application/x-www-form-urlencoded; charset=iso-8859-1"])(
  "the content type '%s' is refused with 415 at every door",
  async (type) => {
    for (const path of ["/api/contact-us", "/contact-us", "/contact-us.data"]) {
      const headers = type ? fromVisitor(type) : without(fromVisitor("x"), "Content-Type");
      const response = await visit(path, { method: "POST", headers, body: new Blob([JSON.stringify(message())]) });
      expect(response.status).toBe(415);
      expect(response.headers.get("Accept-Post")).not.toBeNull();
    }
  },
);

test("each door takes its own type only", async () => {
  const json = await visit("/contact-us", {
    method: "POST",
    headers: fromVisitor("application/json"),
    body: JSON.stringify(message()),
  });
  expect(json.status).toBe(415);
  const form = await visit("/api/contact-us", {
    method: "POST",
    headers: fromVisitor("application/x-www-form-urlencoded"),
    body: "name=a",
  });
  expect(form.status).toBe(415);
});

test("other methods are refused with 405 and Allow, and a GET relays nothing", async () => {
  for (const method of ["GET", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
    const response = await visit("/api/contact-us", { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("POST");
    expect((await answerOf(response)).success).toBe(false);
  }
  // A page takes no form, and no other spelling of the form's own door does.
  for (const path of ["/about-us", "/CONTACT-US", "/contact-us/", "//contact-us", "/contact%2Dus"]) {
    const sent = message();
    const response = await visit(path, {
      method: "POST",
      headers: fromVisitor("application/x-www-form-urlencoded"),
      body: new URLSearchParams(sent as Record<string, string>).toString(),
    });
    expect([308, 405]).toContain(response.status);
    expect(await relayed(sent.message)).toEqual([]);
  }
  for (const method of ["PUT", "DELETE"]) {
    const response = await visit("/contact-us", { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("GET, HEAD, POST");
  }
});

test("multipart forms are taken, broken ones refused, a file in a text field too", async () => {
  const sent = message();
  const form = new FormData();
  for (const [name, value] of Object.entries(sent)) form.append(name, String(value));
  const encoded = new Request(SITE, { method: "POST", body: form });
  const type = encoded.headers.get("Content-Type") ?? "";
  const good = await visit("/contact-us", {
    method: "POST",
    headers: fromVisitor(type),
    body: await encoded.arrayBuffer(),
  });
  expect(good.status).toBe(200);
  expect(await relayed(sent.message)).toHaveLength(1);

  const broken = await visit("/contact-us", {
    method: "POST",
    headers: fromVisitor("multipart/form-data"),
    body: "no boundary",
  });
  expect(broken.status).toBe(422);

  form.set("name", new File(["x"], "name.txt"));
  const withFile = new Request(SITE, { method: "POST", body: form });
  const file = await visit("/contact-us", {
    method: "POST",
    headers: fromVisitor(withFile.headers.get("Content-Type") ?? ""),
    body: await withFile.arrayBuffer(),
  });
  expect(file.status).toBe(422);
});

test("a name that comes twice is refused", async () => {
  const body = `${new URLSearchParams(message() as Record<string, string>)}&name=Second`;
  const response = await visit("/contact-us", {
    method: "POST",
    headers: fromVisitor("application/x-www-form-urlencoded"),
    body,
  });
  expect(response.status).toBe(422);
});

test("what only a program fills in is refused and not relayed", async () => {
  const sent = { ...message(), company_website: "https://spam.example" };
  const response = await postJson(sent);
  expect(response.status).toBe(422);
  expect(await answerOf(response)).toEqual({ success: false, message: SUBMISSION_FALLBACK });
  expect(await relayed(sent.message)).toEqual([]);
});

test("the sixth message of a minute from one address is refused, with what was typed kept", async () => {
  // The emulated limit is a fixed window on the wall clock: not across its end.
  const left = 60_000 - (Date.now() % 60_000);
  if (left < 5_000) await new Promise((resolve) => setTimeout(resolve, left));
  const address = { "CF-Connecting-IP": "2001:db8::5" };
  for (let count = 0; count < 5; count += 1) expect((await postJson(message(), address)).status).toBe(200);
  const json = await postJson(message(), address);
  expect(json.status).toBe(429);
  expect(json.headers.get("Retry-After")).toBe("60");
  expect((await answerOf(json)).message).toBe("Too many messages. Please wait a minute and try again.");
  const sent = message();
  const form = await postForm(sent, address);
  expect(form.status).toBe(429);
  expect(form.headers.get("Retry-After")).toBe("60");
  expect(await form.text()).toContain(sent.message);
  expect(await relayed(sent.message)).toEqual([]);
  expect((await visit("/contact-us", { headers: address })).status).toBe(200);
});

function without(headers: Record<string, string>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));
}
