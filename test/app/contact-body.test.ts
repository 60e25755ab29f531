import { expect, test } from "vitest";
import { decodeStream } from "#workers/contact/body.ts";

const LIMIT_BYTES = 64 * 1024;

/** @returns a stream of the text's bytes in chunks of this size */
function streamOf(text: string, size: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.subarray(at, at + size));
      controller.close();
    },
  });
}

async function read(text: string, size: number): Promise<string> {
  const parts: string[] = [];
  for await (const part of decodeStream(streamOf(text, size), LIMIT_BYTES)) parts.push(part);
  return parts.join("");
}

// test/worker/contact-guards.test.ts checks what happens to the rest of a longer stream.
test("decodes text up to the limit, however it is split into chunks, and throws above it", async () => {
  const longest = "x".repeat(LIMIT_BYTES);
  for (const text of ["", "x", "سلام 🕌", longest]) {
    for (const size of [text.length > 10 ? 1_000 : 1, LIMIT_BYTES]) expect(await read(text, size)).toBe(text);
  }
  await expect(read(`${longest}x`, 1_000)).rejects.toThrow(RangeError);
});
