import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { reactRouterPatch } from "#vite/react-router-patch.ts";

/** Builds the site's patch with a module of React Router that has this code. */
async function buildRouter(code: string): Promise<string> {
  const router = { name: "router", resolveId: (id: string) => id, load: () => code };
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      rolldownOptions: { input: "/node_modules/react-router/dist/router.mjs", checks: { bundlerTimings: false } },
    },
    plugins: [reactRouterPatch(), router],
  });
  return (built as Rolldown.RolldownOutput).output[0].code;
}

const LINES = [
  "var Unused = React.forwardRef(() => null);",
  'Unused.displayName = "Unused";',
  "window.location.reload();",
];

test("React Router reports a missing script instead of loading the page again, and loses what nobody uses", async () => {
  const code = await buildRouter(LINES.join("\n"));
  expect(code).toContain("script-failure");
  expect(code).not.toMatch(/reload|Unused|forwardRef/);
});

test.for(LINES)("the build stops when React Router has nothing like %s", async (line) => {
  const other = buildRouter(LINES.filter((one) => one !== line).join("\n"));
  await expect(other).rejects.toThrow("which vite/react-router-patch.ts replaces");
});
