import { expect, test } from "vitest";
import { decodeStream } from "#workers/contact/body.ts";

const LIMIT_BYTES = 64 * 1024;

function streamOf(...chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

/** @returns the text, with a final "…" if the limit truncated it */
async function read(stream: ReadableStream<Uint8Array>): Promise<string> {
  let text = "";
  try {
    for await (const part of decodeStream(stream, LIMIT_BYTES)) text += part;
    return text;
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
    return `${text}…`;
  }
}

function cut(bytes: Uint8Array, size: number): Uint8Array[] {
  const count = Math.ceil(bytes.byteLength / size);
  return Array.from({ length: count }, (_, index) => bytes.subarray(index * size, (index + 1) * size));
}

const encode = (text: string) => new TextEncoder().encode(text);

test("decodes text up to the limit, however it is split into chunks", async () => {
  const long = "x".repeat(LIMIT_BYTES - 1);
  for (const text of ["", "x", "سلام 🕌", long, `${long}x`]) {
    for (const size of [text.length > 10 ? 1_000 : 1, LIMIT_BYTES]) {
      expect(await read(streamOf(...cut(encode(text), size)))).toBe(text);
    }
  }
});

test("throws at the limit, after the text up to it, and leaves the rest readable", async () => {
  for (const size of [1_000, 70_000, 200_000]) {
    const stream = streamOf(...cut(encode("x".repeat(200_000)), size));
    expect(await read(stream)).toBe(`${"x".repeat(LIMIT_BYTES)}…`);
    let rest = 0;
    for await (const { byteLength } of stream) rest += byteLength;
    expect(rest).toBe(200_000 - size * Math.ceil((LIMIT_BYTES + 1) / size));
  }
});
