import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { unstable_startWorker as startWorker } from "wrangler";
import { VALID_MESSAGE } from "../contact-message.ts";

// 500 messages to the built site with the outbox, while the admin API flaps, the database fails and the site is
// restarted. Not in the Miniflare pool, where the site cannot be restarted.

const MESSAGES = 500;
const AT_ONCE = 25;

const folder = mkdtempSync(join(tmpdir(), "outbox-"));
let adminApiUrl: string;
let site: Awaited<ReturnType<typeof startWorker>>;

/** What the admin API does with a message at its tries, in turns: one letter each, then it stores. */
const SCRIPTS = ["", "f", "sf", "rdg", "c", "sc", "bm", "n", "fn", "l", "x", "f", "", "F", "", "ggg", "", "f", "", ""];
/** Numbers of messages that get no answer, and at which try. */
const HANGS = new Map([
  [7, 0],
  [8, 0],
  [21, 1],
  [41, 1],
]);

/** Texts by their idempotency key. */
const stored = new Map<string, string>();
const refused = new Set<string>();
const tries = new Map<string, number>();

const admin = createServer(async (request, response) => {
  const { message } = (await json(request)) as { message: string };
  const key = String(request.headers["idempotency-key"]);
  const number = Number(/\d+/.exec(message)?.[0]);
  const attempt = tries.get(key) ?? 0;
  tries.set(key, attempt + 1);
  if (HANGS.get(number) === attempt) return;
  const steps = SCRIPTS[number % SCRIPTS.length]?.slice(attempt) ?? "";
  if ("sF".includes(steps.charAt(0)) || steps === "") stored.set(key, message);
  answer(response, steps.replace(/^s/, "").charAt(0), message);
});

function answer(response: ServerResponse, step: string, message: string) {
  const send = (status: number, body: object, headers = {}) =>
    response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(body));
  if (step === "f" || step === "F") return send(500, {});
  if (step === "r") return response.socket?.resetAndDestroy();
  if (step === "c") return response.writeHead(200, { "Content-Length": "99" }).write("{", () => response.destroy());
  if (step === "d") return send(302, {}, { Location: "/elsewhere" });
  if (step === "g") return response.end("<h1>It works!</h1>");
  if (step === "b") return send(503, {}, { "Retry-After": "120" });
  if (step === "m") return send(404, {});
  if (step === "l") return response.end("x".repeat(10_000_000));
  if (step === "x") return send(422, { errors: { subject: ["Choose another subject."] } });
  if (step !== "n") return send(200, { success: true, message: "Stored." });
  refused.add(message);
  return send(200, { success: false, message: "No." });
}

async function startSite() {
  site = await startWorker({
    config: "build/server/wrangler.json",
    entrypoint: resolve("test/deploy/outbox-site.js"),
    build: { bundle: true },
    bindings: {
      ADMIN_API_URL: { type: "plain_text", value: adminApiUrl },
      CONTACT_OUTBOX: { type: "d1", id: "contact-outbox" },
    },
    dev: { persist: folder, server: { port: 0 }, inspector: false, watch: false, logLevel: "none" },
  });
  await site.ready;
}

async function query(sql: string): Promise<Record<string, unknown>[]> {
  const response = await site.fetch("http://localhost/database", { method: "POST", body: sql });
  return (await response.json()) as Record<string, unknown>[];
}

beforeAll(async () => {
  await new Promise<void>((resolve) => admin.listen(0, "127.0.0.1", resolve));
  adminApiUrl = `http://127.0.0.1:${(admin.address() as AddressInfo).port}/`;
  await startSite();
  await query(readFileSync("migrations/0001_contact_outbox.sql", "utf8"));
});

afterAll(async () => {
  await site.dispose();
  admin.closeAllConnections();
  admin.close();
  rmSync(folder, { recursive: true });
});

interface Sent {
  text: string;
  key: string;
  success: boolean;
}

async function send(number: number): Promise<Sent> {
  const key = crypto.randomUUID();
  const text = `Message ${number} of ${MESSAGES}`;
  const response = await site.fetch("http://localhost/api/contact-us", {
    method: "POST",
    headers: {
      "Sec-Fetch-Site": "same-origin",
      "Content-Type": "application/json",
      "Idempotency-Key": key,
      "CF-Connecting-IP": `2001:db8:${number.toString(16)}::1`,
    },
    body: JSON.stringify({ ...VALID_MESSAGE, message: text }),
  });
  const { success } = (await response.json()) as { success: boolean };
  if (success) expect([200, 202]).toContain(response.status);
  return { text, key, success };
}

async function sendAll(from: number, to: number): Promise<Sent[]> {
  const sent: Sent[] = [];
  for (let start = from; start < to; start += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, to - start) }, (_, index) => start + index);
    sent.push(...(await Promise.all(numbers.map(send))));
  }
  return sent;
}

/** A run of the cron trigger when everything is due. */
async function deliver() {
  await query("UPDATE contact_outbox SET next_try_at = 0");
  await site.fetch("http://localhost/cron");
}

test("every confirmed message is stored once, or dead with a reason; every refused one was told", async () => {
  const sent = await sendAll(0, 150);
  await query("ALTER TABLE contact_outbox RENAME TO elsewhere");
  const withoutDatabase = await sendAll(150, 200);
  await query("ALTER TABLE elsewhere RENAME TO contact_outbox");
  sent.push(...withoutDatabase, ...(await sendAll(200, 300)));
  const [{ kept } = {}] = await query("SELECT count(*) AS kept FROM contact_outbox");

  // In the middle of a run.
  await query("UPDATE contact_outbox SET next_try_at = 0");
  const run = site.fetch("http://localhost/cron").catch(() => undefined);
  await site.dispose();
  await run;
  await startSite();
  sent.push(...(await sendAll(300, MESSAGES)));

  const waiting = () => query("SELECT id FROM contact_outbox WHERE dead_since IS NULL");
  for (let runs = 0; runs < 100 && (await waiting()).length > 0; runs += 1) await deliver();
  const dead = await query("SELECT idempotency_key, last_reason FROM contact_outbox");
  const reasons = new Map(dead.map(({ idempotency_key, last_reason }) => [idempotency_key, last_reason]));

  const confirmed = sent.filter(({ success }) => success);
  const lost = confirmed.filter(({ text, key }) => stored.get(key) !== text && !reasons.get(key));
  const both = confirmed.filter(({ key }) => stored.has(key) && reasons.has(key));
  const figures = {
    sent: sent.length,
    confirmed: confirmed.length,
    kept: Number(kept),
    failuresWithoutDatabase: withoutDatabase.filter(({ success }) => !success).length,
    stored: stored.size,
    refused: refused.size,
    dead: dead.length,
    lost: lost.length,
    both: both.length,
    storedTwice: stored.size - new Set(stored.values()).size,
    requests: [...tries.values()].reduce((sum, count) => sum + count, 0),
  };
  console.info(figures);
  expect(figures).toMatchObject({ sent: MESSAGES, lost: 0, both: 0, storedTwice: 0 });
  // A message that was refused at its first try was told so; one that was refused later is dead.
  const told = sent.filter(({ text, success }) => refused.has(text) && !success);
  const later = sent.filter(({ text, key }) => refused.has(text) && reasons.has(key));
  expect(told.length + later.length).toBe(refused.size);
  expect(dead.map(({ last_reason }) => last_reason)).toEqual(dead.map(() => "rejected 200: No."));
  // Proof that there was something to survive.
  expect(figures.failuresWithoutDatabase).toBeGreaterThan(10);
  expect(figures.kept).toBeGreaterThan(50);
  expect(told.length).toBeGreaterThan(10);
  expect(later.length).toBeGreaterThan(10);
}, 120_000);
