import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { TURNSTILE_SECRET } from "./fault-server.ts";
import {
  answerOf,
  captureLog,
  F1,
  FAULT_SERVER_URL,
  jsonPost,
  message,
  postForm,
  postJson,
  relayed,
  visit,
  visitWith,
} from "./requests.ts";

const person = () => `person-${crypto.randomUUID()}`;

const KEYS = { TURNSTILE_SITE_KEY: "a-site-key", TURNSTILE_SECRET_KEY: TURNSTILE_SECRET };

const asked = vi.fn();
let log = captureLog();

beforeEach(() => {
  vi.restoreAllMocks();
  asked.mockClear();
  log = captureLog();
  // Redirects the Worker's calls of Cloudflare to the fault server.
  const { fetch } = globalThis;
  vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    if (String(input) !== "https://challenges.cloudflare.com/turnstile/v0/siteverify") return fetch(input, init);
    asked(String(init?.body));
    return fetch(`${FAULT_SERVER_URL}/siteverify`, init);
  });
});

function send(fields: object, keys: object = KEYS) {
  return visitWith({ ...keys }, "/api/contact-us", jsonPost(fields));
}

const withToken = (token: unknown) => ({ ...message(), "cf-turnstile-response": token });

test("without keys does not call siteverify, and no page mentions Turnstile", async () => {
  const sent = withToken("anything");
  expect((await postJson(sent)).status).toBe(200);
  expect(asked).not.toHaveBeenCalled();
  // A POST, because the page itself would be cached for the tests below.
  const html = await (await postForm({})).text();
  expect(html).toContain("<textarea");
  expect(/.{30}(turnstile|challenges\.cloudflare).{30}/i.exec(html)).toBeNull();
});

test("accepts one message per valid token and does not relay the token", async () => {
  const sent = withToken(person());
  expect((await send(sent)).status).toBe(200);
  const { "cf-turnstile-response": token, ...rest } = sent;
  expect(await relayed(sent.message)).toEqual([{ ...rest, domain_key: 3 }]);
  expect(asked.mock.calls).toEqual([[`secret=${TURNSTILE_SECRET}&response=${token}`]]);

  expect((await send(withToken(token))).status).toBe(422);
});

const REFUSED = { level: "warn", outcome: "refused", reason: "turnstile", status: 422 };
const UNAVAILABLE = { level: "error", reason: "turnstile_unavailable", status: 503 };

test.for([
  ["no token", undefined, REFUSED],
  ["a token that Cloudflare refuses", "robot", REFUSED],
  ["a token that is too long", `person-${"x".repeat(2_042)}`, REFUSED],
  ...["down", "status-500", "html", "internal-error", "silence", "half a body"].map(
    (token) => [token, token, UNAVAILABLE] as const,
  ),
  ["a wrong secret", person(), UNAVAILABLE, { ...KEYS, TURNSTILE_SECRET_KEY: "another-secret" }],
] as const)("relays nothing with %s, and logs it", async ([, token, logged, keys]) => {
  // Five seconds pass at once.
  const { timeout } = AbortSignal;
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => timeout.call(AbortSignal, ms === 5_000 ? 500 : ms));
  const sent = withToken(token);
  expect(await answerOf(await send(sent, keys))).toMatchObject({ status: logged.status, success: false, message: F1 });
  expect(await relayed(sent.message)).toEqual([]);
  expect(log.entries).toMatchObject([logged]);
});

test.for([{ TURNSTILE_SITE_KEY: "a-site-key" }, { TURNSTILE_SECRET_KEY: TURNSTILE_SECRET }])(
  "checks nothing with one of the two keys: %o",
  async (keys) => {
    expect((await send(message(), keys)).status).toBe(200);
    expect(asked).not.toHaveBeenCalled();
  },
);

test("with keys only the contact page has the widget and allows its script", async () => {
  // Pages are cached by day, so another day avoids those cached without keys.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 86_400_000 });
  onTestFinished(() => void vi.useRealTimers());
  const response = await visitWith(KEYS, "/contact-us");
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  expect(policy).toMatch(/script-src 'self' https:\/\/challenges\.cloudflare\.com 'sha256-/);
  expect(policy).toMatch(/frame-src https:\/\/www\.openstreetmap\.org https:\/\/challenges\.cloudflare\.com;/);
  const html = await response.text();
  expect(html).toContain("a-site-key");
  expect(html).not.toContain(TURNSTILE_SECRET);
  expect(html.match(/<noscript>.*?<\/noscript>/g)?.join()).toContain("mailto:");
  const other = await visitWith(KEYS, "/about-us");
  expect(other.headers.get("Content-Security-Policy")).not.toContain("challenges");
  expect(await other.text()).not.toMatch(/turnstile/i);
});

test("with keys a client navigation to the form becomes a full page load", async () => {
  expect(await (await visitWith(KEYS, "/contact-us.data")).text()).toContain("SingleFetchRedirect");
  expect(await (await visit("/contact-us.data")).text()).not.toContain("SingleFetchRedirect");
});
