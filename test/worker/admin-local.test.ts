import { expect, test } from "vitest";
import { CONTACT_FIELDS } from "../../app/contact/fields.ts";
import { LOCAL_ADMIN_URL } from "./fault-server.ts";
import { answerOf, F1, formOf, formPost, jsonPost, message, visitWith } from "./requests.ts";

// The local admin API shows how the company's admin API must treat idempotency keys.

const bindings = { ADMIN_API_URL: LOCAL_ADMIN_URL };

function send(body: object, key?: string) {
  return visitWith(bindings, "/api/contact-us", jsonPost(body, key ? { "Idempotency-Key": key } : {}));
}

async function stored(text: string): Promise<Record<string, unknown>[]> {
  const all = (await (await fetch(`${LOCAL_ADMIN_URL}messages`)).json()) as Record<string, unknown>[];
  return all.filter((row) => row.message === text);
}

test("fifty simultaneous requests with one message and key store the message once and get the same answer", async () => {
  const sent = message();
  const key = crypto.randomUUID();
  const responses = await Promise.all(Array.from({ length: 50 }, () => send(sent, key)));
  for (const response of responses) {
    expect(await answerOf(response)).toMatchObject({ status: 200, success: true, message: "Message stored." });
  }
  expect(await stored(sent.message)).toMatchObject([{ ...sent, domain_key: 3, idempotency_key: key }]);
});

test("refuses another message under a used key and leaves the first one unchanged", async () => {
  const key = crypto.randomUUID();
  const sent = message();
  expect((await send(sent, key)).status).toBe(200);
  for (const field of CONTACT_FIELDS) {
    const other = message({ ...sent, [field]: "other@example.com" });
    expect(await answerOf(await send(other, key))).toMatchObject({ status: 422, success: false, message: F1 });
  }
  expect(await stored(sent.message)).toMatchObject([sent]);
  expect(await stored("other@example.com")).toEqual([]);
});

test("a failed form can be sent again, unchanged or changed, and each message is stored once", async () => {
  const post = (fields: Record<string, string>) => (adminApi: string) =>
    visitWith({ ADMIN_API_URL: adminApi }, "/contact-us", formPost(fields));
  const sent = message({ message: `${crypto.randomUUID()}\r\nSecond line` });
  // Nothing listens on port 9, so the visitor cannot know whether the message was stored.
  const { values, key } = await formOf(await post(sent)("http://127.0.0.1:9/"));
  const again = post({ ...values, idempotency_key: key });
  expect((await again(LOCAL_ADMIN_URL)).status).toBe(200);
  expect((await again(LOCAL_ADMIN_URL)).status).toBe(200);
  const text = values.message.replaceAll("\r\n", "\n");
  expect(await stored(text)).toMatchObject([{ ...values, message: text, idempotency_key: key }]);

  const changed = { ...values, message: `${text}, changed` };
  expect((await post({ ...changed, idempotency_key: key })(LOCAL_ADMIN_URL)).status).toBe(200);
  expect(await stored(changed.message)).toHaveLength(1);
});
