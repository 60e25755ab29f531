import { type Format, formatOf, parseFields, readBody, salvageFields } from "./body";
import type { RefusalReason } from "./refusals";

/** An address that takes contact messages. */
export interface Door {
  formats: Format[];
  /** A refusal here is shown on the page, and its form holds what was typed. Other doors only say no. */
  returnsForm: boolean;
}

/** A post that has passed the guards, or why it has not. `fields`: what was sent or could be read, of any shape. */
export type Guarded = { bytes: number; fields: unknown } & ({ ok: true } | { ok: false; reason: RefusalReason });

/**
 * Lets a post through a door only when its origin, type, encoding, rate, size, speed and bytes are right. In:
 * the post, and the question whether its sender has used up the rate, asked only of posts that cost something.
 * Never throws.
 */
export async function guardPost(request: Request, door: Door, isOverRate: () => Promise<boolean>): Promise<Guarded> {
  const type = request.headers.get("Content-Type") ?? "";
  const format = door.formats.find((taken) => taken === formatOf(type));
  const encoded = request.headers.has("Content-Encoding");
  const refused =
    originProblem(request) ??
    (format ? undefined : "type") ??
    (encoded ? "encoding" : undefined) ??
    ((await isOverRate()) ? "rate" : undefined);

  // A refused form is read all the same, to give it back; but no other site may put words into our page.
  const givesBack = door.returnsForm && !encoded && !isFromElsewhere(request);
  if (!format || (refused && !givesBack)) return { ok: false, reason: refused ?? "type", bytes: 0, fields: undefined };
  const body = await readBody(request);
  const bytes = body.bytes.byteLength;
  const fields = body.problem ? undefined : await parseFields(body.bytes, format, type);
  const reason = refused ?? body.problem ?? (fields === undefined ? "malformed" : undefined);
  if (!reason) return { ok: true, bytes, fields };
  const salvaged = door.returnsForm ? (fields ?? (await salvageFields(body.bytes, format, type))) : undefined;
  return { ok: false, reason, bytes, fields: salvaged };
}

/**
 * Browsers send Origin with every POST, "null" from a sandboxed or referrer-less page. Without it only
 * Sec-Fetch-Site: same-origin is believed (ASVS 3.5.1). The rule is the same at every door.
 */
function originProblem(request: Request): "csrf" | "no_origin" | undefined {
  if (isFromElsewhere(request)) return "csrf";
  const origin = request.headers.get("Origin");
  if (origin === "null") return "csrf";
  return origin === null && request.headers.get("Sec-Fetch-Site") === null ? "no_origin" : undefined;
}

/** The browser names another site as the sender. */
function isFromElsewhere(request: Request): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null && site !== "same-origin") return true;
  const origin = request.headers.get("Origin");
  return origin !== null && origin !== "null" && origin !== new URL(request.url).origin;
}
