/** Load over keep-alive connections: by wrk where it is installed, else by a small client. */
import { spawnSync } from "node:child_process";
import { connect } from "node:net";
import { run } from "./processes.ts";
import { median } from "./statistics.ts";

export interface Load {
  url: string;
  headers?: Record<string, string>;
  connections: number;
  seconds: number;
}

export interface LoadResult {
  requests: number;
  perSecond: number;
  p50: number;
}

/** wrk costs a tenth of the CPU of our own client, so ratios are truer with it. */
export const hasWrk = spawnSync("wrk", ["-v"]).error === undefined;

/** Throws when a request fails. */
export function applyLoad(load: Load): Promise<LoadResult> {
  return hasWrk ? runWrk(load) : runClient(load);
}

async function runWrk({ url, headers = {}, connections, seconds }: Load): Promise<LoadResult> {
  const fields = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const options = ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", ...fields];
  const output = await run("wrk", [...options, url], { limitMs: (seconds + 30) * 1_000 });
  const requests = output.match(/(\d+) requests in/)?.[1];
  const rate = output.match(/Requests\/sec:\s+([\d.]+)/)?.[1];
  const [, p50, unit = "ms"] = output.match(/50%\s+([\d.]+)(us|ms|s)/) ?? [];
  if (!requests || !rate || !p50 || /Socket errors|Non-2xx/.test(output))
    throw new Error(`wrk failed on ${url}:\n${output}`);
  return {
    requests: Number(requests),
    perSecond: Number(rate),
    p50: Number(p50) * ({ us: 0.001, ms: 1, s: 1_000 }[unit] ?? 1),
  };
}

async function runClient({ url, headers = {}, connections, seconds }: Load): Promise<LoadResult> {
  const { hostname, port, host, pathname } = new URL(url);
  const fields = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = Buffer.from(`GET ${pathname} HTTP/1.1\r\n${fields.join("")}\r\n`);
  const times: number[] = [];
  const start = performance.now();
  const oneConnection = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      let askedAt = 0;
      let missing: number | undefined;
      const ask = () => {
        askedAt = performance.now();
        missing = undefined;
        socket.write(request);
      };
      socket.setNoDelay(true);
      socket.once("connect", ask);
      socket.once("error", reject);
      socket.on("data", (chunk) => {
        if (missing === undefined) {
          const headEnd = chunk.indexOf("\r\n\r\n");
          const head = chunk.toString("latin1", 0, headEnd);
          if (headEnd < 0 || !/^HTTP\/1\.1 (200|304)/.test(head)) {
            socket.destroy(new Error(`Unexpected answer of ${url}: ${head.slice(0, 80)}`));
            return;
          }
          missing = headEnd + 4 + Number(head.match(/^content-length: (\d+)/im)?.[1] ?? 0);
        }
        missing -= chunk.length;
        if (missing > 0) return;
        const now = performance.now();
        times.push(now - askedAt);
        if (now - start < seconds * 1_000) return ask();
        socket.destroy();
        resolve();
      });
    });
  await Promise.all(Array.from({ length: connections }, oneConnection));
  return { requests: times.length, perSecond: times.length / seconds, p50: median(times) };
}
