import { type Context, Hono, type MiddlewareHandler } from "hono";
import { SUBMISSION_FALLBACK } from "../../app/contact/answer";
import type { Door } from "./guards";
import { type Received, receiveContact } from "./receive";

type Bound = { Bindings: Env };

const JSON_DOOR: Door = { formats: ["json"], returnsForm: false };
const FORM_DOOR: Door = { formats: ["urlencoded", "multipart"], returnsForm: true };
/** React Router's address for the data of the form's page. Our form does not use it; it stands open all the same. */
const DATA_DOOR: Door = { ...FORM_DOOR, returnsForm: false };

/** Where the page's form is posted to. */
const FORM_PATH = "/contact-us";
const DATA_PATH = "/contact-us.data";

/** The JSON door of the contact relay, mounted at /api/contact-us. Answers `{ success, message, errors?, id }`. */
export const contactRoute = new Hono<Bound>()
  .post("/", async (c) => answerAsJson(c, await take(c, JSON_DOOR)))
  .all("/", (c) => refuseMethod(c, ["POST"]));

/**
 * In front of all pages: they are for reading, and only the two addresses of the form take a POST, spelled
 * exactly so. React Router is less strict about a path than this is, so no other spelling may get through to its
 * action.
 */
export const guardPageMethods: MiddlewareHandler<Bound> = async (c, next) => {
  const { pathname } = new URL(c.req.url);
  const methods = ["GET", "HEAD", ...(pathname === FORM_PATH || pathname === DATA_PATH ? ["POST"] : [])];
  if (!methods.includes(c.req.method)) return refuseMethod(c, methods);
  if (c.req.method === "POST" && pathname === DATA_PATH) return answerAsJson(c, await take(c, DATA_DOOR));
  await next();
};

/** Takes in the page's form. Out: undefined for a request that is no post; guardPageMethods has let it through. */
export async function takeForm(c: Context<Bound>): Promise<Received | undefined> {
  return c.req.method === "POST" ? take(c, FORM_DOOR) : undefined;
}

/** The relay goes on when the visitor has left (up to 30 s on the platform). */
function take(c: Context<Bound>, door: Door): Promise<Received> {
  const received = receiveContact(c.req.raw, door, c.env);
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
