import { Hono } from "hono";
import { type ContactAnswer, SUBMISSION_FALLBACK } from "../../app/lib/contact-answer";
import { type GuardVariables, guardJsonDoor, TOO_MANY_MESSAGES } from "./guards";
import { createSubmitContact } from "./submit";

/** The JSON door of the contact relay, mounted at /api/contact-us. Answers `{ success, message, errors? }`. */
export const contactRoute = new Hono<{ Bindings: Env; Variables: GuardVariables }>()
  .use(guardJsonDoor)
  .post("/", async (c) => {
    if (c.var.overRate) return c.json({ success: false, message: TOO_MANY_MESSAGES } satisfies ContactAnswer, 429);
    const body = parseJson(await c.req.arrayBuffer());
    if (!body.ok)
      return c.json({ success: false, message: "The message is not valid JSON." } satisfies ContactAnswer, 400);
    const { status, answer } = await createSubmitContact(c.env.ADMIN_API_URL)(body.value);
    // The statuses of submit.ts are all contentful.
    return c.json(answer, status as 200);
  })
  .onError((error, c) => {
    console.error(JSON.stringify({ event: "contact", outcome: "unhandled" }), error);
    return c.json({ success: false, message: SUBMISSION_FALLBACK } satisfies ContactAnswer, 500);
  });

/** Strict: bytes that are not UTF-8 are refused instead of replaced. */
function parseJson(bytes: ArrayBuffer): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) };
  } catch {
    return { ok: false };
  }
}
