import type { MiddlewareHandler } from "hono";
import { TIME_LIMITS_MS } from "#app/contact/contract.ts";
import { withTimeout } from "./with-timeout.ts";

/**
 * Drains an unread request body for up to ten seconds, such as that of a refused POST. Otherwise the platform closes the
 * connection: the client may miss the response, and the next request on the connection fails.
 */
export const drainBody: MiddlewareHandler = async (c, next) => {
  await next();
  const { body } = c.req.raw;
  // The stream stays locked after readBody() has timed out.
  if (!body || body.locked) return;
  await withTimeout(TIME_LIMITS_MS.body, () => body.pipeTo(new WritableStream())).catch(() => undefined);
};
