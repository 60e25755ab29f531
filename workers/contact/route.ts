import { type Context, Hono, type MiddlewareHandler } from "hono";
import { SUBMISSION_FALLBACK } from "../../app/contact/answer.ts";
import type { Endpoint } from "./guards.ts";
import { type Received, receiveContact } from "./receive.ts";

type Bound = { Bindings: Env };

const JSON_ENDPOINT: Endpoint = { formats: ["json"], returnsForm: false };
const FORM_ENDPOINT: Endpoint = { formats: ["urlencoded", "multipart"], returnsForm: true };
// React Router accepts a POST at the data address of the form's page too. Our form does not use it.
const DATA_ENDPOINT: Endpoint = { ...FORM_ENDPOINT, returnsForm: false };

const FORM_PATH = "/contact-us";
const DATA_PATH = "/contact-us.data";

/** The JSON endpoint, mounted at /api/contact-us. Answers `{ success, message, errors?, id }`. */
export const contactRoute = new Hono<Bound>()
  .post("/", async (c) => answerAsJson(c, await receive(c, JSON_ENDPOINT)))
  .all("/", (c) => refuseMethod(c, ["POST"]));

/**
 * Runs before all pages: only the two addresses of the form accept a POST, and only in this exact spelling. React Router
 * matches paths less strictly, so another spelling would reach its action unguarded.
 */
export const guardPageMethods: MiddlewareHandler<Bound> = async (c, next) => {
  const { pathname } = new URL(c.req.url);
  const methods = ["GET", "HEAD", ...(pathname === FORM_PATH || pathname === DATA_PATH ? ["POST"] : [])];
  if (!methods.includes(c.req.method)) return refuseMethod(c, methods);
  if (c.req.method === "POST" && pathname === DATA_PATH) return answerAsJson(c, await receive(c, DATA_ENDPOINT));
  await next();
};

/** Receives the page's form after guardPageMethods. Out: undefined for a request that is no POST. */
export async function receiveForm(c: Context<Bound>): Promise<Received | undefined> {
  return c.req.method === "POST" ? receive(c, FORM_ENDPOINT) : undefined;
}

// The relay continues after the visitor has left (up to 30 s on the platform).
function receive(c: Context<Bound>, endpoint: Endpoint): Promise<Received> {
  const received = receiveContact(c.req.raw, endpoint, c.env);
  c.executionCtx.waitUntil(received);
  return received;
}

function answerAsJson(c: Context, { answer, status, headers }: Received): Response {
  return c.json(answer, status, headers);
}

function refuseMethod(c: Context, methods: string[]): Response {
  c.header("Allow", methods.join(", "));
  return c.json({ success: false, message: SUBMISSION_FALLBACK, id: crypto.randomUUID() }, 405);
}
