interface Window {
  // start.ts sets these three, and React Router's client reads them when it starts.
  __reactRouterContext?: object;
  __reactRouterManifest?: { version: string };
  __reactRouterRouteModules?: Record<string, object>;
  // Not in every browser.
  navigation?: EventTarget;
  scheduler?: { yield(): Promise<void> };
}

interface Navigator {
  connection?: { saveData: boolean };
}
