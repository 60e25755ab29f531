import { type Format, formatOf, parseFields, readBody, salvageFields } from "./body.ts";
import type { RefusalReason } from "./refusals.ts";

/** An address that accepts contact messages. */
export interface Endpoint {
  formats: Format[];
  /** Whether a refusal is shown on the page, with what was typed still in its form. */
  returnsForm: boolean;
}

/** The result of the guards. `fields`: what was sent or could be read, of any shape. */
export type Guarded = { bytes: number; fields: unknown } & ({ ok: true } | { ok: false; reason: RefusalReason });

/**
 * Checks a POST's origin, type, encoding, rate, size, speed and bytes before its fields are used. `isOverRate` is called
 * only when the cheaper checks have passed. Never throws.
 */
export async function guardPost(
  request: Request,
  endpoint: Endpoint,
  isOverRate: () => Promise<boolean>,
): Promise<Guarded> {
  const type = request.headers.get("Content-Type") ?? "";
  const format = endpoint.formats.find((accepted) => accepted === formatOf(type));
  const encoded = request.headers.has("Content-Encoding");
  const refused =
    originProblem(request) ??
    (format ? undefined : "type") ??
    (encoded ? "encoding" : undefined) ??
    ((await isOverRate()) ? "rate" : undefined);

  // A refused form is read to show it again, unless it is from another site, which must not put words into our page.
  const showsAgain = endpoint.returnsForm && !encoded && !isFromElsewhere(request);
  if (!format || (refused && !showsAgain)) return { ok: false, reason: refused ?? "type", bytes: 0, fields: undefined };
  const body = await readBody(request);
  const bytes = body.bytes.byteLength;
  const fields = body.problem ? undefined : await parseFields(body.bytes, format, type);
  const reason = refused ?? body.problem ?? (fields === undefined ? "malformed" : undefined);
  if (!reason) return { ok: true, bytes, fields };
  const salvaged = endpoint.returnsForm ? (fields ?? (await salvageFields(body.bytes, format, type))) : undefined;
  return { ok: false, reason, bytes, fields: salvaged };
}

/**
 * Browsers send Origin with every POST, "null" from a sandboxed or referrer-less page. Without it only
 * Sec-Fetch-Site: same-origin is accepted (ASVS 3.5.1).
 */
function originProblem(request: Request): "csrf" | "no_origin" | undefined {
  if (isFromElsewhere(request)) return "csrf";
  const origin = request.headers.get("Origin");
  if (origin === "null") return "csrf";
  return origin === null && request.headers.get("Sec-Fetch-Site") === null ? "no_origin" : undefined;
}

function isFromElsewhere(request: Request): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null && site !== "same-origin") return true;
  const origin = request.headers.get("Origin");
  return origin !== null && origin !== "null" && origin !== new URL(request.url).origin;
}
