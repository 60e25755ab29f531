/**
 * A slow line that is really there, between a browser and a server: each direction takes its time, the answers share
 * the line's rate, and a new connection starts slowly. A browser's own throttling knows no slow start, so to it the
 * first 14.6 kB of a page are like all others.
 */
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import type { RunningServer } from "./servers.ts";

/** Lighthouse's slow 4G: 150 ms there and back, 1.6 Mbit/s. */
const SLOW_4G = { roundTripMs: 150, bytesPerSecond: 200_000 };

/** Ten segments are sent before the first acknowledgement (RFC 6928). */
const SEGMENT = 1_460;
const FIRST_WINDOW = 10 * SEGMENT;

interface Line {
  roundTripMs: number;
  bytesPerSecond: number;
  /** When the line, which all connections share, is free for the next segment, in ms of performance.now(). */
  freeAt: number;
}

/**
 * Puts a slow line in front of a server on loopback. In: its origin; the line's round trip in ms and bytes a second.
 * Out: the same server at another port, where every byte takes its time.
 */
export async function serveOverSlowLine(origin: string, line = SLOW_4G): Promise<RunningServer> {
  const { port, protocol, hostname } = new URL(origin);
  const shared: Line = { ...line, freeAt: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((browser) => {
    const site = connect({ port: Number(port), host: hostname });
    for (const [socket, other] of [
      [browser, site],
      [site, browser],
    ] as const) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on("error", () => other.destroy());
      socket.once("close", () => sockets.delete(socket));
    }
    carryUp(browser, site, shared);
    carryDown(site, browser, shared);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `${protocol}//localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** Questions are small: they take half of the round trip and nothing else. */
function carryUp(browser: Socket, site: Socket, { roundTripMs }: Line): void {
  const at = timetable();
  // The connection's own handshake has taken a round trip before its first byte.
  const openAt = performance.now() + roundTripMs;
  const arrival = () => Math.max(performance.now(), openAt) + roundTripMs / 2;
  browser.on("data", (bytes) => at(arrival(), () => site.write(bytes)));
  browser.on("end", () => at(arrival(), () => site.end()));
}

/** Answers go at the line's rate, by a window that grows with what has been acknowledged. */
function carryDown(site: Socket, browser: Socket, line: Line): void {
  const arrive = timetable();
  const acknowledge = timetable();
  let waiting = Buffer.alloc(0);
  let window = FIRST_WINDOW;
  let inFlight = 0;
  let ended = false;
  const send = () => {
    while (waiting.length > 0 && inFlight < window) {
      // A segment at a time, so that two connections share the line.
      const part = waiting.subarray(0, Math.min(SEGMENT, window - inFlight));
      waiting = waiting.subarray(part.length);
      inFlight += part.length;
      line.freeAt = Math.max(performance.now(), line.freeAt) + (part.length / line.bytesPerSecond) * 1_000;
      const arrivesAt = line.freeAt + line.roundTripMs / 2;
      arrive(arrivesAt, () => browser.write(part));
      acknowledge(arrivesAt + line.roundTripMs / 2, () => {
        inFlight -= part.length;
        window += part.length;
        send();
      });
    }
    if (ended && waiting.length === 0) arrive(performance.now() + line.roundTripMs / 2, () => browser.end());
  };
  site.on("data", (bytes: Buffer) => {
    waiting = Buffer.concat([waiting, bytes]);
    send();
  });
  site.on("end", () => {
    ended = true;
    send();
  });
}

/**
 * Does things at their times and in the order in which they were given: bytes have to arrive in order, and timers of
 * different lengths may change places. Out: takes a time in ms of performance.now(), and what to do then.
 */
function timetable(): (at: number, act: () => void) => void {
  const entries: { at: number; act: () => void }[] = [];
  const waitForFirst = () => {
    const [first] = entries;
    if (first) setTimeout(catchUp, Math.max(0, Math.ceil(first.at - performance.now()))).unref();
  };
  const catchUp = () => {
    for (let [first] = entries; first && first.at <= performance.now(); [first] = entries) {
      first.act();
      entries.shift();
    }
    waitForFirst();
  };
  return (at, act) => {
    entries.push({ at, act });
    if (entries.length === 1) waitForFirst();
  };
}
