import type { EntryContext } from "react-router";
import { expect, test } from "vitest";
import { describeStart } from "#app/start/start-data.ts";

const manifest = { url: "/assets/manifest.js", entry: { module: "/assets/entry.js" }, routes: {} };

test.each([
  ["manifest", {}],
  ["manifest.entry", { manifest: { ...manifest, entry: undefined } }],
  ["manifest.routes", { manifest: { ...manifest, routes: undefined } }],
  ["staticHandlerContext.matches", { manifest, staticHandlerContext: {} }],
  ['manifest.routes["root"]', { manifest, staticHandlerContext: { matches: [{ route: { id: "root" } }] } }],
])("an upgraded React Router without %s is named in the error", async (name, context) => {
  const start = describeStart(context as unknown as EntryContext);
  await expect(start).rejects.toThrow(`React Router no longer gives ${name} to app/entry.server.tsx`);
});
