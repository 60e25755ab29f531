import { expect, test } from "vitest";
import { parentsOf } from "../../app/discovery/parent-pages.ts";

test.for([
  ["/", []],
  ["/about-us", ["/"]],
  ["/services", ["/"]],
  ["/services/web-development", ["/", "/services"]],
  ["/careers/accountant", ["/", "/careers"]],
  ["/blogs/web-development-future", ["/", "/blogs"]],
  ["/news/mhs-dubai-office", ["/", "/blogs"]],
  ["/careers/accountant", ["/", "/careers"]],
] as const)("the parents of %s are %s", ([path, parents]) => {
  expect(parentsOf(path).map((parent) => parent.path)).toEqual(parents);
});
