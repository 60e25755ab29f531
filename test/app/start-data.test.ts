import type { EntryContext } from "react-router";
import { expect, test } from "vitest";
import { describeStart } from "../../app/start/start-data.ts";

/** The part of React Router's EntryContext that describeStart reads, for a page of two routes. */
function entryContext(changes: Record<string, unknown> = {}): EntryContext {
  return {
    manifest: {
      url: "/assets/manifest-1.js",
      version: "1",
      entry: { module: "/assets/entry.js", imports: ["/assets/react.js"] },
      routes: {
        root: { id: "root", module: "/assets/root.js", imports: ["/assets/react.js", "/assets/frame.js"] },
        page: { id: "page", module: "/assets/page.js", imports: ["/assets/cards.js"] },
      },
    },
    staticHandlerContext: { matches: [{ route: { id: "root" } }, { route: { id: "page" } }] },
    serverHandoffString: '{"ssr":true}',
    serverHandoffStream: new Response("the data").body,
    ...changes,
  } as unknown as EntryContext;
}

test("each script is listed once, after its imports", async () => {
  expect(await describeStart(entryContext())).toEqual({
    context: { ssr: true },
    data: "the data",
    scripts: [
      "/assets/manifest-1.js",
      "/assets/react.js",
      "/assets/frame.js",
      "/assets/root.js",
      "/assets/cards.js",
      "/assets/page.js",
    ],
    routes: { root: ["/assets/root.js"], page: ["/assets/page.js"] },
    entry: "/assets/entry.js",
  });
});

test.for([
  ["manifest", { manifest: undefined }],
  ["manifest.url", { manifest: { ...entryContext().manifest, url: undefined } }],
  ["manifest.entry.module", { manifest: { ...entryContext().manifest, entry: {} } }],
  ['manifest.routes["page"]', { manifest: { ...entryContext().manifest, routes: { root: { module: "/root.js" } } } }],
  ["staticHandlerContext.matches", { staticHandlerContext: {} }],
  ["serverHandoffString", { serverHandoffString: undefined }],
  ["serverHandoffStream", { serverHandoffStream: undefined }],
] as const)("describeStart throws when React Router's context lacks %s", async ([name, changes]) => {
  await expect(describeStart(entryContext(changes))).rejects.toThrow(`React Router no longer gives ${name} to`);
});
