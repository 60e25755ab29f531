import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The initial manifest contains all routes, so there is no /__manifest endpoint to protect.
  routeDiscovery: { mode: "initial" },
  // All flags are on, so that upgrading to version 8 is a version bump.
  future: {
    v8_middleware: true,
    // On a navigation, `request.url` ends in ".data". Loaders use their argument `url`.
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
  // No `prerender`: such a page is a static file, and the policy of static files blocks its styles and scripts.
} satisfies Config & { prerender?: never };
