import { afterEach, expect, test, vi } from "vitest";
import { copy } from "#app/ui/copy-button.tsx";

afterEach(() => void vi.unstubAllGlobals());

test.for([
  ["Copied", async () => undefined],
  ["It could not be copied", () => Promise.reject(new Error("NotAllowedError"))],
] as const)("a second copy announces '%s' again", async ([outcome, writeText]) => {
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  const said: string[] = [];
  for (const _ of [1, 2]) await copy("text", (text) => said.push(text));
  expect(said).toEqual(["", outcome, "", outcome]);
});
