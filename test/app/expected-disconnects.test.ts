import { expect, test } from "vitest";
import { expectedDisconnects, hideExpectedDisconnects } from "../worker/expected-disconnects.ts";

const INTERNAL = "uncaught exception; source = Uncaught (in promise); stack = Error: internal error; reference = ";
const GARBAGE =
  "e = kj/http.c++:1: failed: protocolError.description = Invalid response status line (invalid protocol).";

test.for([
  "exception = ffi.rs:170: disconnected: read(): Connection reset by peer (os error 104)\nstack: workerd@1",
  "uncaught exception; source = Uncaught (in promise); stack = Error: Network connection lost.",
  "uncaught exception; exception = jsg/value.h:1: disconnected: jsg.Error: Network connection lost.\nstack: workerd@1",
])("a broken connection is expected: %s", (message) => {
  expect(expectedDisconnects()(message)).toBe(true);
});

test.for([
  "uncaught exception; source = Uncaught; stack = Error: boom",
  "uncaught exception; source = Uncaught (in promise); stack = TypeError: x is undefined\n    at app.ts:1",
  "uncaught exception; exception = jsg/value.h:1: failed: jsg.Error: boom",
  "exception = kj/exception.c++:1: failed: expected a value",
  `${INTERNAL}abc`,
  "npm warn something",
])("anything else is shown: %s", (message) => {
  expect(expectedDisconnects()(message)).toBe(false);
});

test("an internal error is expected only after a response that is not HTTP, and only once", () => {
  const isExpected = expectedDisconnects();
  expect(isExpected(`${INTERNAL}first`)).toBe(false);
  expect(isExpected(GARBAGE)).toBe(true);
  expect(isExpected(`${INTERNAL}second`)).toBe(true);
  expect(isExpected(`${INTERNAL}second`)).toBe(true);
  expect(isExpected(`${INTERNAL}third`)).toBe(false);
});

test("output is filtered until the filter is removed, and other output passes", () => {
  const { write } = process.stderr;
  const written: unknown[] = [];
  process.stderr.write = ((text: unknown) => written.push(text) > 0) as typeof write;
  try {
    const show = hideExpectedDisconnects();
    process.stderr.write(`${GARBAGE}\n`);
    process.stderr.write("uncaught exception; source = Uncaught; stack = Error: boom\n");
    show();
    process.stderr.write(`${GARBAGE}\n`);
  } finally {
    process.stderr.write = write;
  }
  expect(written).toEqual(["uncaught exception; source = Uncaught; stack = Error: boom\n", `${GARBAGE}\n`]);
});
