import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // All routes are in the first manifest, so there is no /__manifest endpoint to protect.
  routeDiscovery: { mode: "initial" },
  // All enabled, to make the upgrade to version 8 a version bump.
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
