import { expect, inject, test } from "vitest";
import { formOf, formPost, message, visitWith } from "./requests.ts";

const LOCAL_ADMIN_URL = inject("localAdminApi");

// The local admin API shows how the company's admin API must treat idempotency keys.

async function stored(text: string): Promise<Record<string, unknown>[]> {
  const all = (await (await fetch(`${LOCAL_ADMIN_URL}messages`)).json()) as Record<string, unknown>[];
  return all.filter((row) => row.message === text);
}

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

  // The inbox shows texts of any direction.
  const inbox = await (await fetch(new URL("/", LOCAL_ADMIN_URL))).text();
  expect(inbox).toContain(`<p dir="auto">${text}</p>`);

  const changed = { ...values, message: `${text}, changed` };
  expect((await post(changed)).status).toBe(200);
  expect(await stored(changed.message)).toHaveLength(1);
});
