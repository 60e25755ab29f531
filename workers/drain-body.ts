import type { MiddlewareHandler } from "hono";
import { TIME_LIMITS_MS } from "#app/contact/contract.ts";
import { withTimeout } from "./with-timeout.ts";

const READ_LIMIT_BYTES = 10 * 1024 * 1024;

/**
 * Reads and drops the rest of a body that was not read to its end, such as that of a refused post. Otherwise the
 * connection is closed: the client may not see the answer, and the next request on the same connection fails.
 */
export const drainBody: MiddlewareHandler = async (c, next) => {
  await next();
  const { body } = c.req.raw;
  // A reader that has given up waiting keeps its lock.
  if (!body || body.locked) return;
  const read = async () => {
    let bytes = 0;
    for await (const { byteLength } of body) {
      bytes += byteLength;
      if (bytes > READ_LIMIT_BYTES) break;
    }
  };
  await withTimeout(TIME_LIMITS_MS.body, read).catch(() => undefined);
};
