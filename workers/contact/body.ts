/** The media type of each endpoint. */
export const MEDIA_TYPES = {
  json: "application/json",
  form: "application/x-www-form-urlencoded",
};

export type Format = keyof typeof MEDIA_TYPES;

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

/** @returns JSON of any shape, or the fields of a form; undefined if the bytes are not UTF-8 or not in the format */
export function parseBody(bytes: Uint8Array, format: Format): unknown {
  try {
    // Fatal, because Request's own readers would replace invalid bytes.
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return format === "json" ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
  } catch {
    return undefined;
  }
}
