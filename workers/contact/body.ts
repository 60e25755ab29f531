/** The media type of each endpoint. */
export const MEDIA_TYPES = {
  json: "application/json",
  form: "application/x-www-form-urlencoded",
};

export type Format = keyof typeof MEDIA_TYPES;

/** Our form has seven fields, and a browser extension may add some. */
const FIELDS_LIMIT = 50;

/** @returns whether a Content-Type header names the format, with no parameter but the charset UTF-8 */
export function isFormat(header: string | null, format: Format): boolean {
  const parts = (header ?? "").toLowerCase().split(";");
  const [type, ...parameters] = parts.map((part) => part.trim());
  return type === MEDIA_TYPES[format] && parameters.every((parameter) => /^charset="?utf-8"?$/.test(parameter));
}

/**
 * Reads a stream up to a limit and a deadline, without trusting Content-Length. Never throws.
 *
 * @returns the bytes read, and the problem if they are not all
 */
export async function readUpTo(
  limitBytes: number,
  stream: ReadableStream<Uint8Array> | null,
  deadline: AbortSignal,
): Promise<{ bytes: Uint8Array; problem?: "too_large" | "slow" | "malformed" }> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let room = limitBytes;
  let isBroken = false;
  const reader = stream?.getReader();
  // Not pipeTo() with a signal, because in workerd it waits for a read that hangs.
  const late = new Promise<undefined>((resolve) => {
    deadline.addEventListener("abort", () => resolve(undefined));
  });
  try {
    while (reader && room >= 0) {
      const read = await Promise.race([reader.read(), late]);
      if (!read || read.done) break;
      chunks.push(new Uint8Array(read.value.subarray(0, room)));
      room -= read.value.byteLength;
    }
  } catch {
    isBroken = true;
  }
  const problem = room < 0 ? "too_large" : deadline.aborted ? "slow" : isBroken ? "malformed" : undefined;
  if (problem) reader?.cancel().catch(() => undefined);
  return { bytes: new Uint8Array(await new Blob(chunks).arrayBuffer()), problem };
}

/**
 * Parses a body strictly.
 *
 * @returns JSON of any shape, or the fields of a form; undefined if the bytes are not UTF-8, not in the format, or have
 *   too many fields
 */
export function parseBody(bytes: Uint8Array, format: Format): unknown {
  try {
    // Fatal, because Request's own readers would replace invalid bytes.
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (format === "json") return JSON.parse(text);
    const entries = [...new URLSearchParams(text)];
    return entries.length > FIELDS_LIMIT ? undefined : fieldsOf(entries);
  } catch {
    return undefined;
  }
}

/** Reads what it can from a refused form, so the page can show it again. Replaces invalid bytes. */
export function salvageForm(bytes: Uint8Array): Record<string, unknown> {
  // Drops an escape sequence that was cut in two.
  const text = new TextDecoder().decode(bytes).replace(/%[0-9A-F]?$/i, "");
  return fieldsOf([...new URLSearchParams(text)].slice(0, FIELDS_LIMIT));
}

/** Turns a repeated field into a list, which the schema refuses. */
function fieldsOf(entries: [string, string][]): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of entries) fields[name] = Object.hasOwn(fields, name) ? [] : value;
  return fields;
}
