import { beforeEach, expect, test, vi } from "vitest";
import {
  captureLog,
  FAILURE_FALLBACK,
  FAULT_SERVER_URL,
  jsonPost,
  newMessage,
  parseResponse,
  postForm,
  postJson,
  relayedMessages,
  visitWithBindings,
} from "./requests.ts";

let log = captureLog();

beforeEach(() => {
  log = captureLog();
});

test.for([
  ["a stored message", {}, { level: "info", outcome: "sent", status: 200, upstreamStatus: 200 }],
  ["a wrong field", { email: "nope" }, { level: "info", outcome: "invalid", status: 422 }],
] as const)("%s logs one line at each endpoint", async ([, fields, expected]) => {
  const sent = newMessage(fields);
  const json = await postJson(sent);
  expect(log.entries.splice(0)).toEqual([
    {
      evt: "contact",
      id: ((await json.json()) as { id: string }).id,
      ...expected,
      ...("upstreamStatus" in expected && { upstreamHost: new URL(FAULT_SERVER_URL).host }),
      ms: expect.any(Number),
      version: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ]);
  await postForm(sent);
  expect(log.entries).toMatchObject([{ evt: "contact", ...expected }]);
});

test("log lines contain no input, IP address or path of the admin API", async () => {
  const typed = {
    ...newMessage(),
    name: "Zebulon Quartermain",
    email: "zebulon@quartermain.example",
    subject: "Zebra crossing",
    message: "Zither lessons",
  };
  const bodies = [
    typed,
    { ...typed, email: "zebulon" },
    { ...typed, name: "Zebulon\r\n{" },
    { ...typed, leave_empty: "zeal" },
    ...['{"status":500}', '{"body":"<h1>Login</h1>"}', '{"status":422}'].map((subject) => ({ ...typed, subject })),
    `{"Zebulon`,
  ];
  for (const [index, body] of bodies.entries()) {
    const visitor = { "CF-Connecting-IP": `2001:db8:5ec::${index}` };
    await postJson(body, visitor);
    if (typeof body === "object") await postForm(body, visitor);
  }
  expect(log.texts.length).toBe(bodies.length * 2 - 1);
  // Searches for ":5ec:" with colons, because an id may contain these digits by chance.
  expect(log.texts.join("\n")).not.toMatch(/z[ei]|quartermain|:5ec:|\/api/i);
});

test("an invalid ADMIN_API_URL relays nothing and logs `config` without credentials", async () => {
  const fetched = vi.spyOn(globalThis, "fetch");
  const bindings = { ADMIN_API_URL: "https://user:secret@admin.example.com/" };
  const body = await parseResponse(await visitWithBindings(bindings, "/api/contact-us", jsonPost(newMessage())));
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
  expect(body).toEqual({ status: 503, success: false, message: FAILURE_FALLBACK, id: expect.any(String) });
  expect(log.entries).toMatchObject([{ level: "error", outcome: "failed", reason: "config", status: 503 }]);
  expect(log.texts.join()).not.toMatch(/secret|admin\.example/);
});

test.for<[how: string, error: string, limiter: unknown]>([
  ["is missing", "TypeError", undefined],
  ["throws", "Error", { limit: () => Promise.reject(new Error("counter is away")) }],
  ["resolves to undefined", "TypeError", { limit: async () => undefined }],
  ["hangs", "TimeoutError", { limit: () => new Promise(() => undefined) }],
])("relays the message and logs the problem if the rate limiter %s", async ([, error, CONTACT_RATE_LIMIT]) => {
  const sent = newMessage();
  const response = await visitWithBindings({ CONTACT_RATE_LIMIT }, "/api/contact-us", jsonPost(sent));
  expect(response.status).toBe(200);
  expect(await relayedMessages(sent.message)).toHaveLength(1);
  expect(log.entries).toMatchObject([
    { level: "error", evt: "contact_rate", error },
    { level: "info", evt: "contact", outcome: "sent" },
  ]);
});

test("an exception is logged with its stack, without its message", async () => {
  const broken = {
    get ADMIN_API_URL(): string {
      throw new RangeError("quotes Ada Obi");
    },
  };
  await visitWithBindings(broken, "/api/contact-us", jsonPost(newMessage()));
  expect(log.entries).toMatchObject([{ level: "error", outcome: "failed", reason: "exception", status: 500 }]);
  expect(log.entries[0]).toHaveProperty("stack", expect.stringMatching(/^RangeError: \n\s+at /));
  expect(log.texts[0]).not.toContain("Ada");
});

test("completes the relay after the visitor has disconnected", async () => {
  const left = new AbortController();
  const kept: Promise<unknown>[] = [];
  const sent = newMessage();
  const request = { ...jsonPost(sent), signal: left.signal };
  const post = visitWithBindings({}, "/api/contact-us", request, (promise) => kept.push(promise));
  left.abort();
  await post;
  expect(kept).toHaveLength(1);
  await Promise.all(kept);
  expect(await relayedMessages(sent.message)).toHaveLength(1);
});
