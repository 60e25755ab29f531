import type { MiddlewareHandler } from "hono";
import { TIME_LIMITS_MS } from "#app/contact/contract.ts";
import { withTimeout } from "./with-timeout.ts";

const READ_LIMIT_BYTES = 10 * 1024 * 1024;

/**
 * Drains an unread request body, such as that of a refused POST. Otherwise the platform closes the connection: the
 * client may miss the response, and the next request on the connection fails.
 */
export const drainBody: MiddlewareHandler = async (c, next) => {
  await next();
  const { body } = c.req.raw;
  // The stream stays locked after readBody() has timed out.
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
