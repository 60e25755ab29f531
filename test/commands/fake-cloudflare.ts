import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { listen } from "#test/free-port.ts";

export const UPLOADED = "22222222-2222-4222-8222-222222222222";

/** The state of the API, which the real wrangler calls. */
export interface FakeCloudflare {
  /** For CLOUDFLARE_API_BASE_URL. */
  url: string;
  /** Whether the Worker exists, and whether its versions have addresses. */
  exists: boolean;
  hasPreviewUrls: boolean;
  /** The versions that visitors get, in percent, and what somebody else makes of them while a version is uploaded. */
  served: Record<string, number>;
  servedMeanwhile?: Record<string, number>;
  /** The changes that wrangler made, in order. */
  changes: string[];
  /** The source maps of the last version. */
  sourceMaps: string[];
  close(): Promise<unknown>;
}

type Answer = (request: { body: string; last: string }) => unknown;

/** Starts the part of Cloudflare's API that a deployment calls. It answers the calls but checks nothing. */
export async function startFakeCloudflare(): Promise<FakeCloudflare> {
  const state: Omit<FakeCloudflare, "url" | "close"> = {
    exists: true,
    hasPreviewUrls: true,
    served: {},
    changes: [],
    sourceMaps: [],
  };
  const change = (text: string, result: unknown) => {
    state.changes.push(text);
    return result;
  };
  const resources = { bindings: [], script: { etag: "etag" }, script_runtime: {} };
  const subdomain = { enabled: true, previews_enabled: true, preview_url_suffix: "-site.mhs.workers.dev" };

  const missing = new Refusal(10007, "This Worker does not exist on your account.");

  const answers: Record<string, Answer> = {
    "GET workers/services/*": () =>
      state.exists ? { default_environment: { environment: "production", script: {} } } : missing,
    "GET workers/workers/*": () => ({ subdomain: { ...subdomain, url: "https://site.mhs.workers.dev" } }),
    "GET workers/subdomain": () => ({ subdomain: "mhs" }),
    "GET script/secrets": () => [],
    "GET script/settings": () => ({ bindings: [] }),
    "GET script/versions/*": ({ last }) => ({ id: last, metadata: { created_on: "2026-11-23T00:00:00Z" }, resources }),
    "GET script/deployments": () => {
      const versions = Object.entries(state.served).map(([version_id, percentage]) => ({ version_id, percentage }));
      return state.exists ? { deployments: [{ versions }] } : missing;
    },
    "POST script/subdomain": () => subdomain,
    "POST script/assets-upload-session": () => ({ jwt: "jwt", buckets: [] }),
    "POST script/versions": ({ body }) => {
      state.served = state.servedMeanwhile ?? state.served;
      const labels = [...body.matchAll(/"workers\/(?:alias|tag)":"([^"]*)"/g)].map(([, label]) => label);
      const metadata = { has_preview: state.hasPreviewUrls };
      state.sourceMaps = [...body.matchAll(/filename="([^"]+\.js)\.map"/g)].map(([, file = ""]) => file);
      return change(["version", ...labels].join(" "), { id: UPLOADED, startup_time_ms: 5, metadata, resources });
    },
    "POST script/deployments": ({ body }) => {
      const { versions }: { versions: { version_id: string; percentage: number }[] } = JSON.parse(body);
      const shares = versions.map(({ version_id, percentage }) => `${version_id} ${percentage} %`);
      return change(`deployment: ${shares.join(", ")}`, { id: "deployment" });
    },
    "PATCH script/script-settings": () => ({}),
    "POST script/domains/changeset": () => ({ added: [], removed: [], updated: [], conflicting: [] }),
    "PUT script/domains/records": ({ body }) => change(`domain ${JSON.parse(body).origins[0].hostname}`, []),
    "PUT script/schedules": () => ({}),
  };

  const server = createServer(async (incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? "/", "http://fake");
    const call = pathname
      .replace(/^\/accounts\/\w+\//, `${incoming.method} `)
      .replace(/workers\/scripts\/[\w-]+/, "script")
      .replace(/(workers\/(?:services|workers)|versions)\/[\w-]+/, "$1/*");
    const body = await text(incoming);
    const last = pathname.split("/").at(-1) ?? "";
    const result = answers[call]?.({ body, last }) ?? new Refusal(1, `no fake for ${call}`);
    const errors = result instanceof Refusal ? [result] : [];
    outgoing.writeHead(errors.length > 0 ? 404 : 200, { "Content-Type": "application/json" });
    outgoing.end(JSON.stringify({ success: errors.length === 0, errors, messages: [], result }));
  });
  return Object.assign(state, {
    url: `http://127.0.0.1:${await listen(server)}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  });
}

class Refusal {
  constructor(
    readonly code: number,
    readonly message: string,
  ) {}
}
