/**
 * A slow line that is really there, between a browser and a server: each direction takes its time, the answers share
 * the line's rate, and a new connection starts slowly. A browser's own throttling knows no slow start, so to it the
 * first 14.6 kB of a page are like all others.
 */
import { connect, createServer, type Server, type Socket } from "node:net";
import type { RunningServer } from "./servers.ts";

/** Lighthouse's slow 4G: 150 ms there and back, 1.6 Mbit/s. */
export const SLOW_4G = { roundTripMs: 150, bytesPerSecond: 200_000 };

/** Ten segments of 1,460 bytes are sent before the first answer (RFC 6928). */
const FIRST_WINDOW = 14_600;

/** Puts a slow line in front of a server on loopback. In: its origin. Out: the same origin at another port. */
export async function serveOverSlowLine(origin: string, line = SLOW_4G): Promise<RunningServer> {
  const { port, protocol } = new URL(origin);
  const shared = { freeAt: 0 };
  const sockets = new Set<Socket>();
  const server: Server = createServer((browser) => {
    const site = connect({ port: Number(port), host: "127.0.0.1" });
    const half = line.roundTripMs / 2;
    // The connection's own handshake has taken a round trip before its first byte.
    const openedAt = performance.now() + line.roundTripMs;
    browser.setNoDelay(true);
    site.setNoDelay(true);
    const asked: Buffer[] = [];
    browser.on("data", (bytes: Buffer) => {
      asked.push(bytes);
      later(Math.max(half, openedAt + half - performance.now()), () => site.write(asked.shift() ?? ""));
    });
    slowStart(site, browser, { ...line, shared });
    for (const [socket, other] of [
      [browser, site],
      [site, browser],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        later(half, () => other.end());
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    origin: `${protocol}//localhost:${typeof address === "object" && address ? address.port : 0}`,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Sends what `from` gives to `to` by windows that grow with what has been acknowledged, at the line's rate. */
function slowStart(
  from: Socket,
  to: Socket,
  { roundTripMs, bytesPerSecond, shared }: typeof SLOW_4G & { shared: { freeAt: number } },
): void {
  let waiting = Buffer.alloc(0);
  // Timers of nearly the same time may change places: each takes what was sent first.
  const sent: Buffer[] = [];
  let window = FIRST_WINDOW;
  let inFlight = 0;
  const send = () => {
    while (waiting.length > 0 && inFlight < window) {
      // A segment at a time, so that two connections share the line.
      const part = waiting.subarray(0, Math.min(1_460, window - inFlight));
      sent.push(part);
      waiting = waiting.subarray(part.length);
      inFlight += part.length;
      const now = performance.now();
      shared.freeAt = Math.max(now, shared.freeAt) + (part.length / bytesPerSecond) * 1_000;
      const arrivesIn = shared.freeAt - now + roundTripMs / 2;
      later(arrivesIn, () => to.write(sent.shift() ?? ""));
      later(arrivesIn + roundTripMs / 2, () => {
        inFlight -= part.length;
        window += part.length;
        send();
      });
    }
  };
  from.on("data", (bytes: Buffer) => {
    waiting = Buffer.concat([waiting, bytes]);
    send();
  });
}

function later(ms: number, act: () => void): void {
  setTimeout(act, ms).unref();
}
