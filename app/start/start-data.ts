import type { EntryContext } from "react-router";

/** What start/start.ts needs to start React. The page contains it as JSON, so that both belong to the same build. */
export interface StartData {
  /** React Router's server context, without the data stream. */
  context: object;
  /** Loader data in React Router's own encoding. */
  data: string;
  /** All scripts except the entry, dependencies first. */
  scripts: string[];
  /** Modules by route id. React Router may split a route into several. */
  routes: Record<string, string[]>;
  /** Hydrates the page (app/entry.client.tsx). Loaded last. */
  entry: string;
}

/**
 * Collects what React Router's <Scripts> would render. Reads the data stream to its end.
 *
 * @throws when React Router's format has changed (docs/rendering.md, "Upgrading React Router")
 */
export async function describeStart({
  manifest,
  staticHandlerContext,
  serverHandoffString,
  serverHandoffStream,
}: EntryContext): Promise<StartData> {
  const { hmr, url } = expected(manifest, "manifest");
  const entry = expected(manifest.entry, "manifest.entry");
  const routes = expected(manifest.routes, "manifest.routes");
  const modules = expected(staticHandlerContext?.matches, "staticHandlerContext.matches").map(({ route: { id } }) => {
    const route = expected(routes[id], `manifest.routes["${id}"]`);
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
        // The hot reload runtime must come before the modules it reloads.
        ...(hmr ? [hmr.runtime] : []),
        expected(url, "manifest.url"),
        ...(entry.imports ?? []),
        ...modules.flatMap(({ own, imports }) => [...imports, ...own]),
      ]),
    ],
    routes: Object.fromEntries(modules.map(({ id, own }) => [id, own])),
    entry: expected(entry.module, "manifest.entry.module"),
  };
}

function expected<T>(value: T | undefined, name: string): T {
  if (value !== undefined && value !== null) return value;
  throw new Error(
    `React Router no longer gives ${name} to app/entry.server.tsx, so React can't be started in the page: ` +
      'see docs/rendering.md, "Upgrading React Router".',
  );
}
