import { TIME_LIMITS_MS } from "#app/contact/contract.ts";
import { isTimeout, withTimeout } from "#workers/with-timeout.ts";

/** The media type of each endpoint. */
export const MEDIA_TYPES = {
  json: "application/json",
  form: "application/x-www-form-urlencoded",
};

export type Format = keyof typeof MEDIA_TYPES;

/** Fits the longest valid message: 5,000 emoji, percent-encoded by a form, are about 60,000 bytes. */
const BODY_LIMIT_BYTES = 64 * 1024;

/**
 * Decodes a UTF-8 stream chunk by chunk. Counts the bytes itself, because Content-Length may be wrong or missing.
 *
 * @throws {RangeError} at the limit, after yielding the text up to it. The rest of the stream stays readable
 * @throws {TypeError} if the decoder is fatal and the stream is not UTF-8
 */
export async function* decodeStream(
  stream: ReadableStream<Uint8Array>,
  limitBytes: number,
  decoder = new TextDecoder(),
): AsyncGenerator<string> {
  let room = limitBytes;
  for await (const chunk of stream.values({ preventCancel: true })) {
    yield decoder.decode(chunk.subarray(0, room), { stream: true });
    room -= chunk.byteLength;
    if (room < 0) throw new RangeError("The stream is too long.");
  }
  yield decoder.decode();
}

/**
 * Reads a request body. Never throws.
 *
 * @returns the text, and `problem` if the body is incomplete. workers/drain-body.ts reads the rest
 */
export async function readBody({
  body,
}: Request): Promise<{ text: string; problem?: "too_large" | "slow" | "malformed" }> {
  let text = "";
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });
  const read = async () => {
    if (body) for await (const part of decodeStream(body, BODY_LIMIT_BYTES, decoder)) text += part;
  };
  try {
    await withTimeout(TIME_LIMITS_MS.body, read);
    return { text };
  } catch (error) {
    if (error instanceof RangeError) return { text, problem: "too_large" };
    return { text, problem: isTimeout(error) ? "slow" : "malformed" };
  }
}

/** @returns the fields of a form, even of a truncated one, or JSON of any shape; undefined if the JSON is invalid */
export function parseBody(text: string, format: Format): unknown {
  if (format === "form") return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
