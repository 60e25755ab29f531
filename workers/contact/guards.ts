import type { Context, MiddlewareHandler } from "hono";
import { SUBMISSION_FALLBACK } from "../../app/lib/contact-answer";

/** Most of a body that is read, in bytes: 5,000 emoji, percent-encoded by a form, are about 60,000. */
const BODY_LIMIT_BYTES = 64 * 1024;

/** How long a visitor waits for the next try after too many, in seconds: the period of the rate limit. */
const RATE_PERIOD_SECONDS = 60;

export const TOO_MANY_MESSAGES = "Too many messages. Please wait a minute and try again.";

/** What the guards tell the doors behind them. */
export interface GuardVariables {
  /** The sender has used up the rate; the door says so in its own way, with what was typed kept. */
  overRate: boolean;
}

type Guarded = { Bindings: Env; Variables: GuardVariables };

const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];

/**
 * Stands in front of a door of the contact relay and lets a POST through only when its origin, type, encoding
 * and size are right. In: the methods and content types that the door takes. Answers a refusal itself, as JSON.
 */
function guard({ methods, types }: { methods: string[]; types: string[] }): MiddlewareHandler<Guarded> {
  return async (c, next) => {
    const { req } = c;
    c.set("overRate", false);
    if (!methods.includes(req.method)) {
      c.header("Allow", methods.join(", "));
      return refuse(c, 405, "method", `This address takes ${methods.join(", ")} only.`);
    }
    if (req.method !== "POST") return next();
    if (!isOwnOrigin(req.raw)) return refuse(c, 403, "origin", SUBMISSION_FALLBACK);
    if (!hasType(req.header("Content-Type"), types)) {
      c.header("Accept-Post", types.join(", "));
      return refuse(c, 415, "type", `Please send the message as ${types.join(" or ")}.`);
    }
    if (req.header("Content-Encoding")) return refuse(c, 415, "encoding", "Please send the message uncompressed.");
    const body = await readBody(req.raw);
    if (body === undefined) {
      return refuse(c, 413, "size", `The message is too large: at most ${BODY_LIMIT_BYTES / 1024} kB can be sent.`);
    }
    // The stream is used up: the doors read this copy.
    c.req.raw = new Request(req.raw, { body });
    const overRate = await isOverRate(c);
    c.set("overRate", overRate);
    await next();
    if (overRate) c.header("Retry-After", String(RATE_PERIOD_SECONDS));
  };
}

/** In front of POST /api/contact-us. */
export const guardJsonDoor = guard({ methods: ["POST"], types: ["application/json"] });

/** The page's own action, as a browser posts the form and as React Router would. */
const FORM_DOORS = ["/contact-us", "/contact-us.data"];

const guardFormDoor = guard({ methods: ["GET", "HEAD", "POST"], types: FORM_TYPES });
const guardReading = guard({ methods: ["GET", "HEAD"], types: [] });

/**
 * In front of all pages: only the two form doors take a POST, spelled exactly so. React Router is less strict
 * about a path than this is, so no other spelling may get through to its action.
 */
export const guardPages: MiddlewareHandler<Guarded> = (c, next) =>
  FORM_DOORS.includes(new URL(c.req.url).pathname) ? guardFormDoor(c, next) : guardReading(c, next);

/**
 * Browsers send Origin with every POST, "null" from a sandboxed or referrer-less page. Without it only
 * Sec-Fetch-Site: same-origin is believed (ASVS 3.5.1).
 */
function isOwnOrigin(request: Request): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null && site !== "same-origin") return false;
  const origin = request.headers.get("Origin");
  if (origin === null) return site === "same-origin";
  return origin === new URL(request.url).origin;
}

/** Fails open: a message is worth more than the limit, should the platform's counter be out of order. */
async function isOverRate(c: Context<Guarded>): Promise<boolean> {
  try {
    const { success } = await c.env.CONTACT_RATE_LIMIT.limit({ key: c.req.header("CF-Connecting-IP") ?? "unknown" });
    return !success;
  } catch (error) {
    console.error(JSON.stringify({ event: "contact", outcome: "unguarded", reason: "rate_unavailable" }), error);
    return false;
  }
}

function hasType(header: string | undefined, types: string[]): boolean {
  const [type = "", ...parameters] = (header ?? "").toLowerCase().split(";");
  if (!types.includes(type.trim())) return false;
  const charset = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith("charset="));
  return charset === undefined || charset.replaceAll('"', "") === "charset=utf-8";
}

/** The body; undefined as soon as it is longer than the limit, whatever Content-Length says. */
async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get("Content-Length")) > BODY_LIMIT_BYTES) return undefined;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > BODY_LIMIT_BYTES) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer());
}

function refuse(c: Context<Guarded>, status: 403 | 405 | 413 | 415, reason: string, message: string) {
  console.warn(JSON.stringify({ event: "contact", outcome: "guarded", reason, status }));
  return c.json({ success: false, message }, status);
}
