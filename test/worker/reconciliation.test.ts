import { expect, test } from "vitest";
import { FLAKY_API_URL, LOCAL_ADMIN_URL } from "./fault-server.ts";
import { fromVisitor, message, visitWith } from "./requests.ts";

// What visitors were shown, against what the admin API has stored. A flaky server is in between
// (fault-server-setup.ts).

const VISITORS = 50;
const MESSAGES_EACH = 10;

const TRIES = 4;

interface Sending {
  text: string;
  key: string;
  shown: boolean[];
}

const endpoints = {
  json: (sent: ReturnType<typeof message>, key: string) =>
    visitWith({ ADMIN_API_URL: FLAKY_API_URL }, "/api/contact-us", {
      method: "POST",
      headers: { ...fromVisitor("application/json"), "Idempotency-Key": key },
      body: JSON.stringify(sent),
    }).then(async (response) => ((await response.json()) as { success: boolean }).success),
  form: (sent: ReturnType<typeof message>, key: string) =>
    visitWith({ ADMIN_API_URL: FLAKY_API_URL }, "/contact-us", {
      method: "POST",
      headers: { ...fromVisitor("application/x-www-form-urlencoded"), "Idempotency-Key": key },
      body: new URLSearchParams(sent).toString(),
    }).then(async (response) => (await response.text()).includes("You message send successfully")),
};

test("of 500 messages none is reported as sent without being stored, and none is stored twice", async () => {
  const sendings: Sending[] = [];
  const visitor = async (number: number) => {
    for (let count = 0; count < MESSAGES_EACH; count += 1) {
      const sent = message();
      const sending: Sending = { text: sent.message, key: crypto.randomUUID(), shown: [] };
      sendings.push(sending);
      while (!sending.shown.includes(true) && sending.shown.length < TRIES) {
        sending.shown.push(await endpoints[number % 5 === 0 ? "form" : "json"](sent, sending.key));
      }
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, (_, number) => visitor(number)));

  const rows = (await (await fetch(`${LOCAL_ADMIN_URL}messages`)).json()) as {
    message: string;
    idempotency_key: string;
  }[];
  const count = (text: string) => rows.filter((row) => row.message === text).length;
  const shownSent = sendings.filter(({ shown }) => shown.includes(true));
  const figures = {
    messages: sendings.length,
    posts: sendings.flatMap(({ shown }) => shown).length,
    failuresShown: sendings.flatMap(({ shown }) => shown).filter((success) => !success).length,
    shownSent: shownSent.length,
    stored: sendings.filter(({ text }) => count(text) > 0).length,
    shownSentButNotStored: shownSent.filter(({ text }) => count(text) === 0).length,
    storedTwice: sendings.filter(({ text, key }) => {
      return count(text) > 1 || rows.filter((row) => row.idempotency_key === key).length > 1;
    }).length,
  };
  console.info(figures);
  expect(figures.messages).toBe(500);
  expect(figures.shownSentButNotStored).toBe(0);
  expect(figures.storedTwice).toBe(0);
  // Proof that there were failures to survive.
  expect(figures.stored).toBeGreaterThan(400);
  expect(figures.failuresShown).toBeGreaterThan(100);
}, 60_000);
