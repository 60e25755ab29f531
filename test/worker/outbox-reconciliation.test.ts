import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { SCRIPT_STEPS, SCRIPTED_API_URL } from "./fault-server.ts";
import { formOf, fromVisitor, message, visitWith } from "./requests.ts";
import { testOutbox } from "./test-queue.ts";

// What visitors were shown, against what the admin API has in the end, with the outbox on. A failing run prints its seed:
// set FC_SEED to repeat it.

const RUNS = 60;
const seed = Number(process.env.FC_SEED ?? Date.now() % 1_000_000_000);
console.info(`fast-check seed ${seed}`);

for (const level of ["info", "warn", "error"] as const) vi.spyOn(console, level).mockImplementation(() => undefined);

type Shown = "confirmed" | "refused" | "failed";

const F1 = "There was an issue with your submission. Please try again.";

type Bindings = Record<string, unknown>;

async function postJson(bindings: Bindings, sent: ReturnType<typeof message>, key: string): Promise<Shown> {
  const headers = { ...fromVisitor("application/json"), "Idempotency-Key": key };
  const response = await visitWith(bindings, "/api/contact-us", {
    method: "POST",
    headers,
    body: JSON.stringify(sent),
  });
  const answer = (await response.json()) as { success: boolean; message: string };
  if (answer.success) return "confirmed";
  return answer.message === F1 ? "failed" : "refused";
}

async function postForm(bindings: Bindings, sent: ReturnType<typeof message>, key: string): Promise<Shown> {
  const headers = { ...fromVisitor("application/x-www-form-urlencoded"), "Idempotency-Key": key };
  const body = new URLSearchParams(sent as Record<string, string>).toString();
  const response = await visitWith(bindings, "/contact-us", { method: "POST", headers, body });
  const html = await response.text();
  if (html.includes("You message send successfully")) return "confirmed";
  const { alert } = await formOf(new Response(html));
  return alert === F1 ? "failed" : "refused";
}

async function storedCounts(): Promise<Map<string, number>> {
  const rows = (await (await fetch(`${SCRIPTED_API_URL}stored`)).json()) as [key: string, message: string][];
  const counts = new Map<string, number>();
  for (const [, text] of rows) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

const step = fc.constantFrom(...(Object.keys(SCRIPT_STEPS) as (keyof typeof SCRIPT_STEPS)[]));

const plan = fc.array(
  fc.record({
    /** What the admin API does with each attempt of this message; then it stores it. */
    script: fc.array(step, { minLength: 1, maxLength: 6 }).map((steps) => steps.join("")),
    form: fc.boolean(),
    queueFails: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
    /** Whether the visitor of a failed message sends it again. */
    insists: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
);

const deliveries = fc.array(fc.record({ size: fc.integer({ min: 1, max: 5 }), again: fc.boolean() }), {
  minLength: 1,
  maxLength: 10,
});

test(`for any behaviour of the admin API and any redelivery, what is confirmed arrives once, in ${RUNS} runs`, async () => {
  await fc.assert(
    fc.asyncProperty(plan, deliveries, async (posts, rounds) => {
      const { outbox, dead, bindings } = testOutbox(SCRIPTED_API_URL);
      const sendings = await Promise.all(
        posts.map(async ({ script, form, queueFails, insists }) => {
          const sent = message({ subject: script });
          const key = crypto.randomUUID();
          const queue = {
            send: (body: unknown) => (queueFails ? Promise.reject(new Error("no")) : outbox.send(body)),
          };
          const post = () => (form ? postForm : postJson)({ ...bindings, CONTACT_OUTBOX: queue }, sent, key);
          const shown = [await post()];
          if (insists && shown[0] === "failed") shown.push(await post());
          return { text: sent.message, script, shown: shown.at(-1), queueFails };
        }),
      );
      const bound = outbox.held.length;
      expect(bound).toBeLessThanOrEqual(sendings.filter(({ shown }) => shown === "confirmed").length);
      for (const round of rounds) await outbox.deliver(bindings, round);
      // All that are left: a script has at most six steps.
      for (let time = 0; time < 8 && outbox.held.length > 0; time += 1) await outbox.deliver(bindings);
      expect(outbox.held).toEqual([]);

      const counts = await storedCounts();
      const buried = new Set(dead.bodies.map((body) => (body as { message: { message: string } }).message.message));
      for (const { text, shown, queueFails } of sendings) {
        const count = counts.get(text) ?? 0;
        expect(count).toBeLessThanOrEqual(1);
        if (shown === "confirmed") expect([count === 1, buried.has(text)]).toContain(true);
        // Only an admin API that refuses a message and then takes its redelivery leaves a dead letter of a stored one.
        if (!rounds.some(({ again }) => again)) expect([count === 1, buried.has(text)]).not.toEqual([true, true]);
        if (shown === "refused") expect([count, buried.has(text)]).toEqual([0, false]);
        if (shown === "failed") expect([queueFails, buried.has(text)]).toEqual([true, false]);
      }
    }),
    { numRuns: RUNS, seed },
  );
}, 240_000);

/** The admin API's day: well, flapping, away, flapping, well. */
const PHASES = ["s", "FrbsTgd", "", "mfRGs", "s"];

test("of 500 messages none is lost, stored twice or shown as something else than it is", async () => {
  const { outbox, dead, bindings } = testOutbox(SCRIPTED_API_URL);
  const away = { ...bindings, ADMIN_API_URL: "http://127.0.0.1:9/" };
  const sendings: { text: string; shown: Shown }[] = [];
  const visitor = async (number: number) => {
    for (let count = 0; count < 10; count += 1) {
      const phase = PHASES[Math.floor(count / 2)] ?? "s";
      const refused = number % 10 === 3 && phase !== "";
      const first = phase[(number + count) % Math.max(phase.length, 1)] ?? "";
      const sent = message({ subject: `${refused ? "n" : first}${"fs"[count % 2]}` });
      const post = number % 5 === 0 ? postForm : postJson;
      const shown = await post(phase === "" ? away : bindings, sent, crypto.randomUUID());
      sendings.push({ text: sent.message, shown });
      // The queue delivers meanwhile, sometimes the same batch twice.
      if (number === 0) await outbox.deliver(phase === "" ? away : bindings, { size: 5, again: count % 3 === 0 });
    }
  };
  await Promise.all(Array.from({ length: 50 }, (_, number) => visitor(number)));
  const queued = outbox.held.length;
  for (let time = 0; time < 20 && outbox.held.length > 0; time += 1) {
    await outbox.deliver(bindings, { again: time % 2 === 0 });
  }

  const counts = await storedCounts();
  const count = ({ text }: { text: string }) => counts.get(text) ?? 0;
  const buried = new Set(dead.bodies.map((body) => (body as { message: { message: string } }).message.message));
  const of = (shown: Shown) => sendings.filter((sending) => sending.shown === shown);
  const figures = {
    messages: sendings.length,
    confirmed: of("confirmed").length,
    refused: of("refused").length,
    failed: of("failed").length,
    lost: of("confirmed").filter((sending) => count(sending) === 0 && !buried.has(sending.text)).length,
    twice: sendings.filter((sending) => count(sending) > 1).length,
    refusedButStored: of("refused").filter((sending) => count(sending) > 0).length,
    left: outbox.held.length,
  };
  console.log(figures, { queued, buried: buried.size });
  expect(figures).toMatchObject({ messages: 500, failed: 0, lost: 0, twice: 0, refusedButStored: 0, left: 0 });
  // Proof that there was something to survive.
  expect(queued).toBeGreaterThan(100);
  expect(figures.refused).toBeGreaterThan(0);
}, 60_000);
