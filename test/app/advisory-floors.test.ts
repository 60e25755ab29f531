import { readFileSync } from "node:fs";
import { gte, major } from "semver";
import { expect, test } from "vitest";

// First versions in which known vulnerabilities are fixed. `npm audit` needs the network; this runs on every copy in
// the lockfile.

const FLOORS: Record<string, string[]> = {
  "react-router": ["7.18.5"],
  hono: ["4.13.5"],
  wrangler: ["4.59.1"],
  undici: ["7.18.2"],
  // One per major version that still gets fixes.
  vite: ["6.4.3", "7.3.5", "8.0.16"],
  valibot: ["1.2.0"],
  react: ["19.2.1"],
  "react-dom": ["19.2.1"],
};

interface Lockfile {
  packages: Record<string, { version?: string; name?: string }>;
}

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lockfile;

const copies = Object.entries(packages).map(([path, { name, version = "" }]) => ({
  path,
  name: name ?? path.split("node_modules/").at(-1) ?? "",
  version,
}));

test.for(Object.entries(FLOORS))("every copy of %s is at or above its minimum version", ([name, floors]) => {
  const found = copies.filter((copy) => copy.name === name);
  expect(found.length).toBeGreaterThan(0);
  const low = found.filter(({ version }) => !isAtFloor(version, floors));
  expect(low.map(({ path, version }) => `${path} ${version}`)).toEqual([]);
});

test("server components are not installed", () => {
  expect(copies.filter(({ name }) => name.startsWith("react-server-dom"))).toEqual([]);
});

test("a version below its minimum is detected", () => {
  expect(isAtFloor("7.18.4", ["7.18.5"])).toBe(false);
  expect(isAtFloor("7.18.5-pre.1", ["7.18.5"])).toBe(false);
  expect(isAtFloor("7.3.4", ["6.4.3", "7.3.5", "8.0.16"])).toBe(false);
  expect(isAtFloor("5.9.9", ["6.4.3", "7.3.5", "8.0.16"])).toBe(false);
  expect(isAtFloor("9.0.0", ["6.4.3", "7.3.5", "8.0.16"])).toBe(true);
  expect(isAtFloor("7.20.0", ["7.18.5"])).toBe(true);
});

/** `floors`: one per major version, lowest first. A major version above all of them passes. */
function isAtFloor(version: string, floors: string[]): boolean {
  const floor = floors.find((candidate) => major(candidate) === major(version)) ?? floors.at(-1) ?? "";
  return gte(version, floor);
}
