import { randomBytes } from "node:crypto";
import { type AddressInfo, connect, createServer } from "node:net";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { serveOverSlowNetwork } from "./slow-network.ts";

async function serve(answer: Buffer) {
  const server = createServer((socket) => socket.once("data", () => socket.end(answer)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

async function ask(origin: string): Promise<{ answer: Buffer; ms: number }> {
  const before = performance.now();
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  socket.write("?");
  const answer = await buffer(socket);
  return { answer, ms: performance.now() - before };
}

test("bytes come in order, after the round trips of the connection and of the question, at the line's rate", async () => {
  const text = randomBytes(60_000);
  const site = await serve(text);
  const line = await serveOverSlowNetwork(site.origin, { roundTripMs: 40, bytesPerSecond: 300_000 });
  const { answer, ms } = await ask(line.origin);
  expect(answer.equals(text)).toBe(true);
  // 80 ms, and 200 for the bytes.
  expect(ms).toBeGreaterThan(275);
  await line.stop();
  site.stop();
});

test("a new connection sends ten segments, then waits for the first to be acknowledged", async () => {
  const site = await serve(randomBytes(14_601));
  const line = await serveOverSlowNetwork(site.origin, { roundTripMs: 200, bytesPerSecond: 100_000_000 });
  const { ms } = await ask(line.origin);
  expect(ms).toBeGreaterThan(595);
  await line.stop();
  site.stop();
});
