import { expect, test } from "vitest";
import { isInvented } from "#content/sample.ts";
import { listStatements } from "#scripts/content/samples.ts";

test.for([
  ["shop.example.com", true],
  ["example.org", true],
  ["shop.test", true],
  ["example.com.pk", false],
  ["myexample.com", false],
  ["mytest", false],
] as const)("%s is an invented host: %s", ([host, expected]) => {
  expect(isInvented(host)).toBe(expected);
});

test("whatever says something about the company is on the owner's list, also a page to come", () => {
  expect(listStatements()).toEqual(
    expect.arrayContaining(
      [
        ...["about-us.ts", "blogs/", "careers/", "contact-us.ts", "home.ts", "legal/", "news/", "portfolio.ts"],
        ...["projects/", "services/", "site.ts", "team/"],
      ].map((name) => `content/${name}`),
    ),
  );
});
