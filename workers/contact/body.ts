/** The media type of each endpoint. */
export const MEDIA_TYPES = {
  json: "application/json",
  form: "application/x-www-form-urlencoded",
};

export type Format = keyof typeof MEDIA_TYPES;

type ReadProblem = "too_large" | "slow" | "malformed";

/**
 * Reads a stream up to a limit and a deadline, without trusting Content-Length. Never throws.
 *
 * @returns the bytes read, and the problem if they are not all
 */
export async function readUpTo(
  limitBytes: number,
  stream: ReadableStream<Uint8Array> | null,
  deadline: AbortSignal,
): Promise<{ bytes: Uint8Array; problem?: ReadProblem }> {
  // Grows with what arrives: thousands of posts may be open that send nothing more.
  let bytes = new Uint8Array();
  let length = 0;
  let problem: ReadProblem | undefined;
  const reader = stream?.getReader();
  const cancel = () => void reader?.cancel().catch(() => undefined);
  // Ends a read that hangs. Not pipeTo() with a signal, because in workerd it waits for that read.
  deadline.addEventListener("abort", cancel);
  try {
    while (reader && !deadline.aborted) {
      const { done, value } = await reader.read();
      if (done) break;
      const fitting = value.subarray(0, limitBytes - length);
      const needed = length + fitting.byteLength;
      if (needed > bytes.byteLength) bytes = new Uint8Array(bytes.buffer.transfer(Math.min(2 * needed, limitBytes)));
      bytes.set(fitting, length);
      length = needed;
      if (fitting.byteLength === value.byteLength) continue;
      problem = "too_large";
      break;
    }
  } catch {
    problem = "malformed";
  }
  if (deadline.aborted) problem = "slow";
  if (problem) cancel();
  return { bytes: bytes.subarray(0, length), problem };
}

/** @returns JSON of any shape, or the fields of a form; undefined if the bytes are not UTF-8 or not in the format */
export function parseBody(bytes: Uint8Array, format: Format): unknown {
  try {
    // Fatal, because Request's own readers would replace invalid bytes.
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
    return format === "json" ? JSON.parse(text) : fieldsOf(text);
  } catch {
    return undefined;
  }
}

/** @returns what can be read of a form that is cut off or has invalid bytes, to show it again */
export function readableFields(bytes: Uint8Array): Record<string, string> {
  return fieldsOf(new TextDecoder().decode(bytes));
}

function fieldsOf(form: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(form));
}
