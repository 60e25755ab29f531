import { afterEach, expect, test, vi } from "vitest";
import { copy } from "#app/ui/copy-button.tsx";

afterEach(() => void vi.unstubAllGlobals());

test.for([
  ["success", () => Promise.resolve()],
  ["failure", () => Promise.reject(new Error("NotAllowedError"))],
] as const)("a second %s is announced again", async ([, writeText]) => {
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  const said: string[] = [];
  for (const _ of [1, 2]) await copy("text", (text) => said.push(text));
  const outcome = said[1];
  expect(outcome).toMatch(/./);
  expect(said).toEqual(["", outcome, "", outcome]);
});
