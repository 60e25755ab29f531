import { expect, test } from "vitest";
import { isInvented } from "#content/sample.ts";

test.for([
  ["https://shop.example.com", true],
  ["https://shop.example.com/a/b", true],
  ["https://example.org", true],
  ["https://shop.test", true],
  ["https://example.com.pk/", false],
  ["https://shop.com/www.example.com", false],
  ["https://myexample.com", false],
] as const)("%s is an invented address: %s", ([address, expected]) => {
  expect(isInvented(address)).toBe(expected);
});
