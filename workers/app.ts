import * as build from "virtual:react-router/server-build";
import { createRequestHandler } from "@react-router/cloudflare";
import { RouterContextProvider } from "react-router";
import { assetsContext, type ReadAsset } from "../app/articles/read-body.ts";
import {
  outboxContext,
  type PostedContact,
  postedContactContext,
  turnstileSiteKeyContext,
} from "../app/contact/submission.ts";
import { buildVersionContext } from "../app/frame/full-page-load.ts";
import { createServer } from "./server.ts";

const development = import.meta.env.DEV;

interface PageData extends Record<string, unknown> {
  readAsset: ReadAsset;
  posted: PostedContact | undefined;
  turnstileSiteKey: string | undefined;
  outbox: boolean;
}

const handle = createRequestHandler<Env>({
  build,
  mode: import.meta.env.MODE,
  getLoadContext: ({ context }) => {
    const provider = new RouterContextProvider();
    const { posted, readAsset, turnstileSiteKey, outbox } = context.cloudflare.data as PageData;
    provider.set(buildVersionContext, build.assets.version);
    provider.set(assetsContext, readAsset);
    if (posted) provider.set(postedContactContext, posted);
    provider.set(turnstileSiteKeyContext, turnstileSiteKey);
    provider.set(outboxContext, outbox);
    return provider;
  },
});

export default createServer(
  async (request, { env, executionCtx, posted, readAsset, turnstileSiteKey, outbox }) =>
    // The adapter is made for Pages: these are the parts of a Pages event context that it reads.
    handle({
      request,
      env,
      waitUntil: executionCtx.waitUntil.bind(executionCtx),
      passThroughOnException: executionCtx.passThroughOnException.bind(executionCtx),
      data: { posted, readAsset, turnstileSiteKey, outbox } satisfies PageData,
    } as unknown as Parameters<typeof handle>[0]) as unknown as Promise<Response>,
  { development },
);
