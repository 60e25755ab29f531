import type { EntryContext } from "react-router";

/** What start.js needs to start React in a page: JSON inside that page, so that both are always of one build. */
export interface StartData {
  /** What React Router's server part tells its browser part about the build, without the stream of the data. */
  context: object;
  /** The data of the page's loaders, in React Router's own encoding. */
  data: string;
  /** The scripts of the page but the entry, each after those that it imports. */
  scripts: string[];
  /** The modules of each route of the page by the route's id: several where React Router has split one. */
  routes: Record<string, string[]>;
  /** Run last: hydrates the page (app/entry.client.tsx). */
  entry: string;
}

/**
 * Describes how React is started in a page, as React Router's <Scripts> would do it. In: what React Router hands to
 * app/entry.server.tsx, whose stream is read to its end. Throws when that is not what it was in React Router 7.18: see
 * docs/rendering.md, "At an upgrade of React Router".
 */
export async function describeStart({
  manifest,
  staticHandlerContext,
  serverHandoffString,
  serverHandoffStream,
}: EntryContext): Promise<StartData> {
  const { hmr, url, entry } = expected(manifest, "manifest");
  const modules = expected(staticHandlerContext?.matches, "staticHandlerContext.matches").map(({ route: { id } }) => {
    const route = expected(manifest.routes[id], `manifest.routes["${id}"]`);
    const own = [
      route.clientActionModule,
      route.clientLoaderModule,
      route.clientMiddlewareModule,
      route.hydrateFallbackModule,
      expected(route.module, `manifest.routes["${id}"].module`),
    ];
    return { id, own: own.filter((path) => path !== undefined), imports: route.imports ?? [] };
  });
  return {
    context: JSON.parse(expected(serverHandoffString, "serverHandoffString")),
    data: await new Response(expected(serverHandoffStream, "serverHandoffStream")).text(),
    scripts: [
      ...new Set([
        // In development, what reloads changed modules has to come before them.
        ...(hmr ? [hmr.runtime] : []),
        expected(url, "manifest.url"),
        ...(entry.imports ?? []),
        ...modules.flatMap(({ own, imports }) => [...imports, ...own]),
      ]),
    ],
    routes: Object.fromEntries(modules.map(({ id, own }) => [id, own])),
    entry: expected(entry?.module, "manifest.entry.module"),
  };
}

function expected<T>(value: T | undefined, name: string): T {
  if (value !== undefined && value !== null) return value;
  throw new Error(
    `React Router no longer gives ${name} to app/entry.server.tsx, so React can't be started in the page: ` +
      'see docs/rendering.md, "At an upgrade of React Router".',
  );
}
