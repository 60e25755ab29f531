import { expect, test } from "vitest";
import { isReservedHost } from "#content/sample.ts";

test.for([
  ["shop.example.com", true],
  ["example.org", true],
  ["shop.test", true],
  ["example.com.pk", false],
  ["myexample.com", false],
  ["mytest", false],
] as const)("%s is a reserved host: %s", ([host, expected]) => {
  expect(isReservedHost(host)).toBe(expected);
});
