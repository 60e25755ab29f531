import { expect, test } from "vitest";
import { readUpTo } from "#workers/contact/body.ts";

const LIMIT_BYTES = 64 * 1024;

const never = new AbortController().signal;

function streamOf(...chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

/** The bytes one by one. */
const drops = (bytes: Uint8Array) => Array.from(bytes, (byte) => Uint8Array.of(byte));

test("1,500 open posts of one byte take little memory", async () => {
  const { arrayBuffers } = process.memoryUsage();
  const end = new AbortController();
  const open = Array.from({ length: 1_500 }, () => {
    const stream = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(new Uint8Array(1)) });
    return readUpTo(LIMIT_BYTES, stream, end.signal);
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  const taken = process.memoryUsage().arrayBuffers - arrayBuffers;
  end.abort();
  for (const { bytes, problem } of await Promise.all(open)) expect([bytes.byteLength, problem]).toEqual([1, "slow"]);
  expect(taken).toBeLessThan(1_500 * 1_024);
});

test.for([0, 1, LIMIT_BYTES - 1, LIMIT_BYTES])("reads %i bytes, however they are cut", async (length) => {
  const whole = Uint8Array.from({ length }, (_, index) => index);
  for (const chunks of [[whole], drops(whole), [whole.subarray(0, 10), whole.subarray(10)]]) {
    const { bytes, problem } = await readUpTo(LIMIT_BYTES, streamOf(...chunks), never);
    expect(problem).toBeUndefined();
    expect(Buffer.compare(bytes, whole)).toBe(0);
  }
});

test("stops at the limit, and has read up to it", async () => {
  for (const chunks of [[new Uint8Array(1_000_000)], drops(new Uint8Array(LIMIT_BYTES + 1))]) {
    const { bytes, problem } = await readUpTo(LIMIT_BYTES, streamOf(...chunks), never);
    expect([bytes.byteLength, problem]).toEqual([LIMIT_BYTES, "too_large"]);
  }
});
