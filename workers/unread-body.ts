import type { MiddlewareHandler } from "hono";
import { STEP_LIMITS_MS } from "#app/contact/contract.ts";
import { withTimeout } from "./with-timeout.ts";

const READ_LIMIT_BYTES = 10 * 1024 * 1024;

/**
 * Reads and drops the body of a request that was answered without reading it, such as a refused post. Otherwise the
 * connection is closed while the client still sends, and it sees an error instead of the answer (RFC 9112, section 9.6).
 */
export const readUnreadBody: MiddlewareHandler = async (c, next) => {
  await next();
  const { body, bodyUsed } = c.req.raw;
  if (!body || bodyUsed) return;
  const reader = body.getReader();
  const read = async () => {
    for (let bytes = 0; bytes < READ_LIMIT_BYTES; ) {
      const { done, value } = await reader.read();
      if (done) return;
      bytes += value.byteLength;
    }
  };
  await withTimeout(STEP_LIMITS_MS.body, read).catch(() => undefined);
  // Not awaited, because `cancel()` may wait for a hung read.
  reader.cancel().catch(() => undefined);
};
