interface Window {
  // React Router's browser part reads these three when it starts: start.ts sets them.
  __reactRouterContext?: object;
  __reactRouterManifest?: { version: string };
  __reactRouterRouteModules?: Record<string, object>;
  // Not in every browser.
  navigation?: EventTarget;
  scheduler?: { yield(): Promise<void> };
}

declare module "*?inline-script" {
  const source: string;
  export default source;
}
