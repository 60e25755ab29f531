import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { SITEVERIFY_URL, TURNSTILE_SECRET } from "./fault-server.ts";
import { fromVisitor, message, postForm, postJson, relayed, visit, visitWith } from "./requests.ts";

const F1 = "There was an issue with your submission. Please try again.";

const KEYS = { TURNSTILE_SITE_KEY: "a-site-key", TURNSTILE_SECRET_KEY: TURNSTILE_SECRET };

const asked = vi.fn();
const logged: Record<string, unknown>[] = [];

beforeEach(() => {
  vi.restoreAllMocks();
  asked.mockClear();
  logged.length = 0;
  for (const level of ["info", "warn", "error"] as const) {
    vi.spyOn(console, level).mockImplementation((line: unknown) => logged.push({ level, ...JSON.parse(String(line)) }));
  }
  // The Worker calls Cloudflare's URL only; it is redirected to the fault server here.
  const { fetch } = globalThis;
  vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    if (String(input) !== "https://challenges.cloudflare.com/turnstile/v0/siteverify") return fetch(input, init);
    asked(String(init?.body));
    return fetch(SITEVERIFY_URL, init);
  });
});

function send(fields: object, keys: object = KEYS) {
  return visitWith({ ...keys }, "/api/contact-us", {
    method: "POST",
    headers: fromVisitor("application/json"),
    body: JSON.stringify(fields),
  });
}

const withToken = (token: unknown) => ({ ...message(), "cf-turnstile-response": token });

const person = () => `person-${crypto.randomUUID()}`;

test("without keys siteverify is not called, and no page mentions Turnstile", async () => {
  const sent = withToken("anything");
  expect((await postJson(sent)).status).toBe(200);
  expect(asked).not.toHaveBeenCalled();
  // Not the page itself: it would be cached for the tests below.
  const html = await (await postForm({})).text();
  expect(html).toContain("<textarea");
  expect(/.{30}(turnstile|challenges\.cloudflare).{30}/i.exec(html)).toBeNull();
});

test("a valid token admits one message, and is not relayed", async () => {
  const sent = withToken(person());
  expect((await send(sent)).status).toBe(200);
  const { "cf-turnstile-response": token, ...rest } = sent;
  expect(await relayed(sent.message)).toEqual([{ ...rest, domain_key: 3 }]);
  expect(asked.mock.calls).toEqual([[`secret=${TURNSTILE_SECRET}&response=${token}`]]);

  const again = await send({ ...message(), "cf-turnstile-response": token });
  expect(again.status).toBe(422);
});

test.for([
  ["none", undefined],
  ["a number", 7],
  ["one that Cloudflare refuses", "robot"],
  ["one that is too long", `person-${"x".repeat(2_042)}`],
])("with %s the message is refused with 422 and nothing relayed", async ([, token]) => {
  const sent = withToken(token);
  const response = await send(sent);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ success: false, message: F1 });
  expect(await relayed(sent.message)).toEqual([]);
  expect(logged).toMatchObject([{ level: "warn", outcome: "refused", reason: "turnstile", status: 422 }]);
});

test.for(["down", "status-500", "html", "internal-error"])(
  "when siteverify answers with %s nothing is relayed, and the log calls for help",
  async (token) => {
    const sent = withToken(token);
    const response = await send(sent);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ success: false, message: F1 });
    expect(await relayed(sent.message)).toEqual([]);
    expect(logged).toMatchObject([{ level: "error", reason: "turnstile_unavailable", status: 503, attempts: 0 }]);
  },
);

test.for([
  { TURNSTILE_SITE_KEY: "a-site-key" },
  { TURNSTILE_SECRET_KEY: TURNSTILE_SECRET },
  { ...KEYS, TURNSTILE_SECRET_KEY: "another-secret" },
])("with half of the keys, or a wrong one, messages are refused: %o", async (keys) => {
  const sent = withToken(person());
  expect((await send(sent, keys)).status).toBe(503);
  expect(await relayed(sent.message)).toEqual([]);
  expect(logged).toMatchObject([{ level: "error", reason: "turnstile_unavailable" }]);
});

test("an invalid field is reported before the token is used", async () => {
  expect((await send({ ...withToken(person()), email: "nope" })).status).toBe(422);
  expect(asked).not.toHaveBeenCalled();
});

test("with keys the contact page, and no other, has the widget and allows its script", async () => {
  // The cache key has the day: another day avoids pages cached without keys.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 86_400_000 });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const response = await visitWith(KEYS, "/contact-us");
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  expect(policy).toMatch(/script-src https:\/\/challenges\.cloudflare\.com 'self' 'sha256-/);
  expect(policy).toMatch(/frame-src https:\/\/challenges\.cloudflare\.com https:\/\/www\.openstreetmap\.org;/);
  const html = await response.text();
  expect(html).toContain('data-sitekey="a-site-key"');
  expect(html).toContain('src="https://challenges.cloudflare.com/turnstile/v0/api.js"');
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
