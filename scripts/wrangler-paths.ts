export const BUILT_CONFIG = "build/server/wrangler.json";
