import * as build from "virtual:react-router/server-build";
import { createRequestHandler } from "@react-router/cloudflare";
import { RouterContextProvider } from "react-router";
import { type SubmitContact, submitContactContext } from "../app/lib/contact-submission";
import { createServer } from "./server";

const development = import.meta.env.DEV;

const handle = createRequestHandler<Env>({
  build,
  mode: import.meta.env.MODE,
  getLoadContext: ({ context }) => {
    const provider = new RouterContextProvider();
    provider.set(submitContactContext, context.cloudflare.data.submitContact as SubmitContact);
    return provider;
  },
});

export default createServer(
  async (request, { env, executionCtx, submitContact }) =>
    // The adapter was made for Pages: it takes an event context, of which these are the parts it reads.
    handle({
      request,
      env,
      waitUntil: executionCtx.waitUntil.bind(executionCtx),
      passThroughOnException: executionCtx.passThroughOnException.bind(executionCtx),
      data: { submitContact },
    } as unknown as Parameters<typeof handle>[0]) as unknown as Promise<Response>,
  { development },
);
