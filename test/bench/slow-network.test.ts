import { randomBytes } from "node:crypto";
import { type AddressInfo, connect, createServer } from "node:net";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { serveOverSlowNetwork } from "./slow-network.ts";

test.for([
  // 80 ms for the round trips of the connection and of the question, and 200 for the bytes.
  { line: { roundTripMs: 40, bytesPerSecond: 300_000 }, bytes: 60_000, atLeastMs: 275 },
  // A new connection sends ten segments, then waits for the first to be acknowledged.
  { line: { roundTripMs: 200, bytesPerSecond: 100_000_000 }, bytes: 14_601, atLeastMs: 595 },
])("$bytes bytes come in order, and no sooner than over the line", async ({ line, bytes, atLeastMs }) => {
  const sent = randomBytes(bytes);
  const site = createServer((socket) => socket.once("data", () => socket.end(sent)));
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const origin = await serveOverSlowNetwork(`http://127.0.0.1:${(site.address() as AddressInfo).port}`, line);
  const before = performance.now();
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  socket.write("?");
  expect((await buffer(socket)).equals(sent)).toBe(true);
  expect(performance.now() - before).toBeGreaterThan(atLeastMs);
  site.close();
});
