/** The longest valid message, 5,000 emoji percent-encoded by a form, has about 60,000 bytes. */
const BODY_LIMIT_BYTES = 64 * 1024;

const BODY_DEADLINE_MS = 10_000;

export type Format = "json" | "urlencoded" | "multipart";

export const MEDIA_TYPES: Record<Format, string> = {
  json: "application/json",
  urlencoded: "application/x-www-form-urlencoded",
  multipart: "multipart/form-data",
};

export interface ReceivedBody {
  bytes: Uint8Array<ArrayBuffer>;
  problem?: "too_large" | "slow" | "malformed";
}

/** The format that a Content-Type header names; undefined for any other, or for a charset other than UTF-8. */
export function formatOf(header: string | null): Format | undefined {
  const [type = "", ...parameters] = (header ?? "").toLowerCase().split(";");
  const charset = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith("charset="));
  if (charset !== undefined && charset.replaceAll('"', "") !== "charset=utf-8") return undefined;
  const formats = Object.keys(MEDIA_TYPES) as Format[];
  return formats.find((format) => MEDIA_TYPES[format] === type.trim());
}

/** Reads a body up to the limit and the deadline, whatever Content-Length says. Never throws. */
export async function readBody(request: Request): Promise<ReceivedBody> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  let problem: ReceivedBody["problem"];
  const reader = request.body?.getReader();
  let deadline: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<"late">((resolve) => {
    deadline = setTimeout(resolve, BODY_DEADLINE_MS, "late");
  });
  try {
    while (reader && !problem) {
      const next = await Promise.race([reader.read(), late]);
      if (next === "late") problem = "slow";
      else if (next.done) break;
      else {
        const room = BODY_LIMIT_BYTES - length;
        if (next.value.byteLength > room) problem = "too_large";
        const chunk = new Uint8Array(next.value.subarray(0, room));
        length += chunk.byteLength;
        chunks.push(chunk);
      }
    }
  } catch {
    // The visitor's connection broke.
    problem = "malformed";
  }
  clearTimeout(deadline);
  if (problem) reader?.cancel().catch(() => undefined);
  return { bytes: new Uint8Array(await new Blob(chunks).arrayBuffer()), problem };
}

/**
 * Parses the fields of a body. Out: undefined when the bytes are not UTF-8 or not in the format. JSON may be of any shape;
 * a form field that is sent twice is an array, which the schema refuses.
 */
export async function parseFields(bytes: Uint8Array<ArrayBuffer>, format: Format, type: string): Promise<unknown> {
  try {
    // Fatal: Request's own readers would replace invalid bytes.
    const text = () => new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (format === "json") return JSON.parse(text());
    if (format === "urlencoded") return fieldsOf(new URLSearchParams(text()));
    const form = await new Response(bytes, { headers: { "Content-Type": type } }).formData();
    // A file need not be UTF-8; the schema refuses it.
    if ([...form.values()].every((value) => typeof value === "string")) text();
    return fieldsOf(form);
  } catch {
    return undefined;
  }
}

/** Reads what it can of a refused or incomplete form, so that it can be shown again. Invalid bytes are replaced. */
export async function salvageFields(bytes: Uint8Array<ArrayBuffer>, format: Format, type: string): Promise<unknown> {
  if (format === "multipart") return parseFields(bytes, format, type);
  // Without an escape sequence that was cut in two.
  return fieldsOf(new URLSearchParams(new TextDecoder().decode(bytes).replace(/%[0-9A-F]?$/i, "")));
}

function fieldsOf(form: URLSearchParams | FormData): Record<string, unknown> {
  const names = new Set(form.keys());
  return Object.fromEntries(
    [...names].map((name) => {
      const values = form.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}
