import { expect, test } from "vitest";
import { contactFieldNames, contactFields } from "#content/contact-fields.ts";
import type { ContactFieldDefinition } from "#content/types.ts";
import {
  messageFor,
  newMessage,
  parseResponse,
  postForm,
  postJson,
  relayAttempts,
  relayedMessages,
  visit,
} from "./requests.ts";

// Relayed and invalid messages. Guards are in contact-guards.test.ts, failures in faults.test.ts.

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

test("relays the fields of the form with domain_key 3", async () => {
  const sent = newMessage();
  const response = await postJson(sent);
  expect(response.headers.get("Content-Type")).toContain("application/json");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const id = expect.stringMatching(UUID);
  expect(await parseResponse(response)).toEqual({ status: 200, success: true, message: "Message stored.", id });
  const [{ body, headers } = {}, ...others] = await relayAttempts(sent.message);
  expect(Object.entries(body ?? {})).toEqual([...Object.entries(sent), ["domain_key", 3]]);
  expect(headers).toMatchObject({
    accept: "application/json",
    "content-type": "application/json",
    "idempotency-key": expect.stringMatching(/^.{44}$/),
  });
  expect(others).toEqual([]);
});

test("409 with `success: true` counts as sent, because the admin API has stored the repeated message", async () => {
  const response = await postJson(messageFor({ status: 409, body: '{"success":true}' }));
  expect(await parseResponse(response)).toMatchObject({ status: 200, success: true });
});

test("the form contains every field, with its autocomplete", async () => {
  const html = await (await visit("/contact-us")).text();
  const asked = html.match(/<(?:input|textarea|select)\b[^>]*>/g) ?? [];
  const missing = contactFieldNames.filter((name) => {
    const { autoComplete }: ContactFieldDefinition = contactFields[name];
    const tag = asked.find((field) => field.includes(` name="${name}"`));
    return !tag || (autoComplete && !tag.includes(` autoComplete="${autoComplete}"`));
  });
  expect(missing, "app/routes/contact-us/contact-form.tsx needs a <ContactField> for each of these").toEqual([]);
});

test.for(["/contact-us", "/search"])("the fields of %s detect the text direction", async (path) => {
  const main = /<main\b.*<\/main>/s.exec(await (await visit(path)).text())?.[0] ?? "";
  const fields = [...main.matchAll(/<(?:input|textarea)\b[^>]*>/g)].map(([field]) => field);
  const texts = fields.filter((field) => !/type="email"|name="leave_empty"/.test(field));
  expect(texts.length).toBeGreaterThan(0);
  for (const field of texts) expect(field).toContain('dir="auto"');
});

test("relays a form post without JavaScript and shows the confirmation", async () => {
  const sent = newMessage();
  const response = await postForm({ ...sent, domain_key: "99" });
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain("You message send successfully");
  expect(html).toContain("Go to Home");
  expect(html).not.toContain("<textarea");
  expect(response.headers.get("Cache-Control")).toBe("no-cache");
  expect(await relayedMessages(sent.message)).toEqual([{ ...sent, domain_key: 3 }]);
});

test("relays the longest message, even if percent-encoded emoji", async () => {
  const text = crypto.randomUUID().padEnd(5_000, "🕌");
  expect((await postForm(newMessage({ message: text }))).status).toBe(200);
  expect(await relayedMessages(text)).toHaveLength(1);
});
