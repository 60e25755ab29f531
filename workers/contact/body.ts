/** Most of a body that is read, in bytes: 5,000 emoji, percent-encoded by a form, are about 60,000. */
const BODY_LIMIT_BYTES = 64 * 1024;

/** The longest a visitor may take to send a body, in milliseconds. */
const BODY_DEADLINE_MS = 10_000;

/** How a post is written down. */
export type Format = "json" | "urlencoded" | "multipart";

export const MEDIA_TYPES: Record<Format, string> = {
  json: "application/json",
  urlencoded: "application/x-www-form-urlencoded",
  multipart: "multipart/form-data",
};

/** What has been read of a body, and why reading ended before its end. */
export interface ReceivedBody {
  bytes: Uint8Array<ArrayBuffer>;
  problem?: "too_large" | "slow" | "malformed";
}

/**
 * Which format a Content-Type header names. Out: undefined for none that is taken, or for another charset than
 * UTF-8.
 */
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
 * The posted fields. Out: undefined when the bytes are not UTF-8 or not the format. JSON may hold anything; of a
 * form, a name that came twice has a list, which the schema refuses.
 */
export async function parseFields(bytes: Uint8Array<ArrayBuffer>, format: Format, type: string): Promise<unknown> {
  try {
    // Strict: the platform's own readers put a replacement character for what is not UTF-8.
    const text = () => new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (format === "json") return JSON.parse(text());
    if (format === "urlencoded") return fieldsOf(new URLSearchParams(text()));
    const form = await new Response(bytes, { headers: { "Content-Type": type } }).formData();
    // The bytes of a file need not be UTF-8, and a file is refused by the schema.
    if ([...form.values()].every((value) => typeof value === "string")) text();
    return fieldsOf(form);
  } catch {
    return undefined;
  }
}

/**
 * What can be read of a form that is refused, so that its sender gets it back: also of one that was cut off.
 * Bytes that are not UTF-8 become replacement characters here.
 */
export async function salvageFields(bytes: Uint8Array<ArrayBuffer>, format: Format, type: string): Promise<unknown> {
  if (format === "multipart") return parseFields(bytes, format, type);
  // An escape that was cut in two would be shown as it is.
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
