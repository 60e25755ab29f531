import { expect, test } from "vitest";
import { LOCAL_ADMIN_URL } from "./fault-server.ts";
import { answerOf, formOf, formPost, jsonPost, message, visitWith } from "./requests.ts";

// The local admin API shows how the company's admin API must treat idempotency keys.

const bindings = { ADMIN_API_URL: LOCAL_ADMIN_URL };

async function stored(text: string): Promise<Record<string, unknown>[]> {
  const all = (await (await fetch(`${LOCAL_ADMIN_URL}messages`)).json()) as Record<string, unknown>[];
  return all.filter((row) => row.message === text);
}

test("fifty simultaneous requests with one message store it once and get the same answer", async () => {
  const sent = message();
  const send = () => visitWith(bindings, "/api/contact-us", jsonPost(sent));
  for (const response of await Promise.all(Array.from({ length: 50 }, send))) {
    expect(await answerOf(response)).toMatchObject({ status: 200, success: true, message: "Message stored." });
  }
  expect(await stored(sent.message)).toMatchObject([{ ...sent, domain_key: 3 }]);
});

test("a failed form can be sent again, unchanged or changed, and each message is stored once", async () => {
  const post = (fields: Record<string, string>, adminApi = LOCAL_ADMIN_URL) =>
    visitWith({ ADMIN_API_URL: adminApi }, "/contact-us", formPost(fields));
  const sent = message({ message: `${crypto.randomUUID()}\r\nSecond line` });
  // Nothing listens on port 9, so the visitor cannot know whether the message was stored.
  const { values } = await formOf(await post(sent, "http://127.0.0.1:9/"));
  expect((await post(values)).status).toBe(200);
  expect((await post(values)).status).toBe(200);
  const text = values.message.replaceAll("\r\n", "\n");
  expect(await stored(text)).toMatchObject([{ ...values, message: text }]);

  const changed = { ...values, message: `${text}, changed` };
  expect((await post(changed)).status).toBe(200);
  expect(await stored(changed.message)).toHaveLength(1);
});
