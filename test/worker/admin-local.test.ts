import { expect, test } from "vitest";
import { CONTACT_FIELDS } from "../../app/contact/fields.ts";
import { LOCAL_ADMIN_URL } from "./fault-server.ts";
import { formOf, fromVisitor, message, visitWith } from "./requests.ts";

// The local admin API is the reference for how the company's has to treat idempotency keys.

const F1 = "There was an issue with your submission. Please try again.";

const bindings = { ADMIN_API_URL: LOCAL_ADMIN_URL };

function send(body: object, key?: string) {
  return visitWith(bindings, "/api/contact-us", {
    method: "POST",
    headers: { ...fromVisitor("application/json"), ...(key && { "Idempotency-Key": key }) },
    body: JSON.stringify(body),
  });
}

async function stored(text: string): Promise<Record<string, unknown>[]> {
  const all = (await (await fetch(`${LOCAL_ADMIN_URL}messages`)).json()) as Record<string, unknown>[];
  return all.filter((row) => row.message === text);
}

test("fifty requests at once with one message and key store it once, and all are answered alike", async () => {
  const sent = message();
  const key = crypto.randomUUID();
  const responses = await Promise.all(Array.from({ length: 50 }, () => send(sent, key)));
  for (const response of responses) {
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ success: true, message: "Message stored." });
  }
  expect(await stored(sent.message)).toMatchObject([{ ...sent, domain_key: 3, idempotency_key: key }]);
});

test("another message under the same key is refused, and the first one stays as it was", async () => {
  const key = crypto.randomUUID();
  const sent = message();
  expect((await send(sent, key)).status).toBe(200);
  for (const field of CONTACT_FIELDS) {
    const other = message({ ...sent, [field]: "other@example.com" });
    const response = await send(other, key);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ success: false, message: F1 });
  }
  expect(await stored(sent.message)).toMatchObject([sent]);
  expect(await stored("other@example.com")).toEqual([]);
});

test("a failed form can be sent again, unchanged or changed, and each is stored once", async () => {
  const post = (fields: Record<string, string>) => (adminApi: string) =>
    visitWith({ ADMIN_API_URL: adminApi }, "/contact-us", {
      method: "POST",
      headers: fromVisitor("application/x-www-form-urlencoded"),
      body: new URLSearchParams(fields).toString(),
    });
  const sent = message({ message: `${crypto.randomUUID()}\r\nSecond line` });
  // Nothing listens there: whether the message was stored is unknown to the visitor.
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
