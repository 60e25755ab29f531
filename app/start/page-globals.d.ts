/** What React Router's browser part reads when it starts; start.ts sets it. */
interface Window {
  __reactRouterContext?: object;
  __reactRouterManifest?: { version: string };
  __reactRouterRouteModules?: Record<string, object>;
}

/** Browsers that TypeScript's own types do not know of: Safari lacks these. */
interface Window {
  navigation?: EventTarget;
  scheduler?: { yield(): Promise<void> };
}

declare module "*?inline-script" {
  const source: string;
  export default source;
}
