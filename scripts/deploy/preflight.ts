import type { Unstable_Config } from "wrangler";
import { isReservedHost } from "#content/sample.ts";
import { contactEndpoint } from "#workers/contact/admin-api.ts";

/** Path of the Worker's configuration, which the build writes. */
export const BUILT_CONFIG = "build/server/wrangler.json";

export interface Candidate {
  environment: "preview" | "production";
  /** Parsed content of BUILT_CONFIG. */
  config: Pick<Unstable_Config, "vars" | "routes" | "version_metadata">;
  siteOrigin: string;
  /** Lines that the owner has not confirmed (scripts/content/samples.ts). */
  samples: string[];
}

/**
 * Checks a built site before it is uploaded.
 *
 * @returns all problems. Unfinished values are refused in production only. Messages quote no variable values except
 *   reserved hosts, because a misplaced secret could be in one
 */
export function preflight({ environment, config, siteOrigin, samples }: Candidate) {
  const isProduction = environment === "production";
  const { ENVIRONMENT, ADMIN_API_URL } = config.vars as Record<string, string | undefined>;
  const adminApi = contactEndpoint(ADMIN_API_URL);
  const site = URL.parse(siteOrigin);
  const hosts = (config.routes ?? []).map((route) => (typeof route === "string" ? route : route.pattern).split("/")[0]);

  const isSiteReachable = !isProduction || hosts.includes(site?.hostname);
  const refusals = [
    ENVIRONMENT !== environment && `vars.ENVIRONMENT must be "${environment}".`,
    // contactEndpoint() also accepts http on loopback.
    adminApi?.protocol !== "https:" && "vars.ADMIN_API_URL must be an https URL without user name and password.",
    config.version_metadata?.binding !== "CF_VERSION_METADATA" &&
      'version_metadata.binding must be "CF_VERSION_METADATA".',
    !/^https:\/\/[^/]+$/.test(siteOrigin) && "siteOrigin in content/site.ts must be like https://www.….",
    !isSiteReachable && `No route leads to ${site?.hostname}, the host of siteOrigin.`,
  ].filter((problem) => typeof problem === "string");

  const reserved = new Set([adminApi?.hostname, site?.hostname, ...hosts].filter((host = "") => isReservedHost(host)));
  const unfinished = [...reserved].map((host) => `${host} is a reserved name: replace it.`);
  if (samples.length > 0) unfinished.unshift(`${samples.length} values are not confirmed: npm run samples`);
  return isProduction ? { refusals: [...unfinished, ...refusals], warnings: [] } : { refusals, warnings: unfinished };
}
