import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Every route is in the first manifest, so there is no /__manifest endpoint to guard.
  routeDiscovery: { mode: "initial" },
  // All of them on: the step to version 8 is then a version bump.
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
