import { type Context, Hono, type MiddlewareHandler } from "hono";
import { SUBMISSION_FALLBACK } from "../../app/contact/answer.ts";
import type { OutboxBinding } from "./outbox.ts";
import { type Received, receiveContact } from "./receive.ts";

type Bound = { Bindings: Env & OutboxBinding };

const FORM_PATH = "/contact-us";

/** The JSON endpoint, mounted at /api/contact-us. Answers `{ success, message, errors?, id }`. */
export const contactRoute = new Hono<Bound>()
  .post("/", async (c) => {
    const { answer, status, headers } = await receiveContact(c, "json");
    return c.json(answer, status, headers);
  })
  .all("/", refuseMethod("POST"));

/**
 * Runs before all pages: only the form's page accepts a POST, and only at this exact address. React Router matches paths
 * less strictly, and accepts a POST at the address of the page's data too: both would reach its action unguarded.
 */
export const guardPageMethods: MiddlewareHandler<Bound> = async (c, next) => {
  const isForm = new URL(c.req.url).pathname === FORM_PATH;
  if (c.req.method === "GET" || c.req.method === "HEAD" || (isForm && c.req.method === "POST")) return next();
  return refuseMethod(isForm ? "GET, HEAD, POST" : "GET, HEAD")(c);
};

/** @returns a handler for the methods that an address does not have */
export function refuseMethod(allow: string) {
  return (c: Context): Response => {
    const answer = { success: false, message: SUBMISSION_FALLBACK, id: crypto.randomUUID() };
    return c.json(answer, 405, { Allow: allow });
  };
}

/**
 * Receives the page's form after guardPageMethods.
 *
 * @returns undefined for a request that is no POST
 */
export async function receiveForm(c: Context<Bound>): Promise<Received | undefined> {
  return c.req.method === "POST" ? receiveContact(c, "form") : undefined;
}
