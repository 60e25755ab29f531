/**
 * A slow network between a browser and a server: latency each way, one rate shared by all responses, and TCP slow
 * start, which the browser's own throttling lacks.
 */
import { connect, createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { listen } from "#test/free-port.ts";

/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s. */
const SLOW_4G = { roundTripMs: 150, bytesPerSecond: 200_000 };

/** Initial congestion window: ten segments (RFC 6928). */
const SEGMENT = 1_460;
const FIRST_WINDOW = 10 * SEGMENT;

interface Line {
  roundTripMs: number;
  bytesPerSecond: number;
  freeAt: number;
}

/** @returns A new origin that reaches the given one over the slow network. */
export async function serveOverSlowNetwork(origin: string, line = SLOW_4G): Promise<string> {
  const { port, protocol, hostname } = new URL(origin);
  const shared: Line = { ...line, freeAt: 0 };
  const server = createServer((browser) => {
    const site = connect({ port: Number(port), host: hostname });
    for (const socket of [browser, site]) socket.setNoDelay(true);
    browser.on("error", () => site.destroy());
    site.on("error", () => browser.destroy());
    carryUp(browser, site, shared);
    carryDown(site, browser, shared);
  });
  return `${protocol}//localhost:${await listen(server)}`;
}

function carryUp(browser: Socket, site: Socket, { roundTripMs }: Line): void {
  const at = timetable();
  // The TCP handshake takes one round trip before the first byte.
  const openAt = performance.now() + roundTripMs;
  const arrival = () => Math.max(performance.now(), openAt) + roundTripMs / 2;
  browser.on("data", (bytes) => at(arrival(), () => site.write(bytes)));
  browser.on("end", () => at(arrival(), () => site.end()));
}

function carryDown(site: Socket, browser: Socket, line: Line): void {
  const arrive = timetable();
  const acknowledge = timetable();
  let waiting = Buffer.alloc(0);
  let window = FIRST_WINDOW;
  let inFlight = 0;
  let ended = false;
  const send = () => {
    while (waiting.length > 0 && inFlight < window) {
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

/** @returns A function that runs callbacks at times of performance.now(), and in the order of the calls. */
function timetable(): (at: number, act: () => void) => void {
  let last = Promise.resolve();
  return (at, act) => {
    last = last.then(async () => {
      const wait = Math.ceil(at - performance.now());
      if (wait > 0) await pause(wait, undefined, { ref: false });
      act();
    });
  };
}
