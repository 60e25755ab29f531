import { type Context, Hono, type MiddlewareHandler } from "hono";
import { SUBMISSION_FALLBACK } from "../../app/contact/answer.ts";
import { receiveContact } from "./receive.ts";

/** The JSON endpoint, mounted at /api/contact-us. It answers `{ success, message, errors?, id }`. */
export const contactRoute = new Hono<{ Bindings: Env }>()
  .post("/", async (c) => {
    const { answer, status, headers } = await receiveContact(c, "json");
    return c.json(answer, status, headers);
  })
  .all("/", refuseMethod("POST"));

/**
 * Runs before all pages. Only the form's page accepts a POST, and only at this exact address: React Router matches paths
 * less strictly and accepts a POST at the page's data address too, so both would reach the page's action unguarded.
 */
export const guardPageMethods: MiddlewareHandler = async (c, next) => {
  const isForm = new URL(c.req.url).pathname === "/contact-us";
  if (c.req.method === "GET" || c.req.method === "HEAD" || (isForm && c.req.method === "POST")) return next();
  return refuseMethod(isForm ? "GET, HEAD, POST" : "GET, HEAD")(c);
};

/** @returns a handler that answers 405 with `allow`, the allowed methods */
export function refuseMethod(allow: string) {
  return (c: Context): Response => {
    const answer = { success: false, message: SUBMISSION_FALLBACK, id: crypto.randomUUID() };
    return c.json(answer, 405, { Allow: allow });
  };
}
