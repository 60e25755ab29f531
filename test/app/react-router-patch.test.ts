import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { reactRouterPatch } from "#vite/react-router-patch.ts";

/** Runs the plugin on a React Router module with this code. */
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

test("the patched React Router dispatches an event for a missing script instead of reloading the page", async () => {
  const code = await buildRouter("window.location.reload();");
  expect(code).toContain("script-failure");
  expect(code).not.toContain("reload");
});

test("the build fails if React Router no longer contains the code to patch", async () => {
  await expect(buildRouter("window.location.assign('/');")).rejects.toThrow("change vite/react-router-patch.ts");
});
