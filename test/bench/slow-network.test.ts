import { randomBytes } from "node:crypto";
import { connect, createServer } from "node:net";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { listen } from "../free-port.ts";
import { serveOverSlowNetwork } from "./slow-network.ts";

test.for([
  // 80 ms for the round trips of the handshake and the request, and 200 ms for the bytes.
  { line: { roundTripMs: 40, bytesPerSecond: 300_000 }, bytes: 60_000, atLeastMs: 275 },
  // A new connection sends ten segments, then waits for an acknowledgment.
  { line: { roundTripMs: 200, bytesPerSecond: 100_000_000 }, bytes: 14_601, atLeastMs: 595 },
])("delivers $bytes bytes in order, no sooner than the line allows", async ({ line, bytes, atLeastMs }) => {
  const sent = randomBytes(bytes);
  const site = createServer((socket) => socket.once("data", () => socket.end(sent)));
  const origin = await serveOverSlowNetwork(`http://127.0.0.1:${await listen(site)}`, line);
  const before = performance.now();
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  socket.write("?");
  expect((await buffer(socket)).equals(sent)).toBe(true);
  expect(performance.now() - before).toBeGreaterThan(atLeastMs);
  site.close();
});
