import { Hono } from "hono";
import type { ReadAsset } from "../app/articles/read-body.ts";
import type { PostedContact } from "../app/contact/submission.ts";
import { movedPages } from "../content/redirects.ts";
import { siteOrigin } from "../content/site.ts";
import { canonicalPath } from "./canonical-path.ts";
import { deliverDue, type OutboxBinding } from "./contact/outbox.ts";
import { contactRoute, guardPageMethods, receiveForm, refuseMethod } from "./contact/route.ts";
import { turnstileSiteKey } from "./contact/turnstile.ts";
import { deploymentHeaders } from "./deployment.ts";
import { health } from "./health.ts";
import { answerMarkdown } from "./pages/markdown-version.ts";
import { createPages } from "./pages/pages.ts";
import { responseCache } from "./pages/response-cache.ts";
import { redirects } from "./redirects.ts";
import { securityHeaders } from "./security-headers.ts";
import { securityTxt } from "./security-txt.ts";

/** Renders a page of the React Router build. `posted`: the outcome of a form that was posted to it. */
export type RenderPage = (
  request: Request,
  scope: {
    env: Env;
    executionCtx: ExecutionContext;
    readAsset: ReadAsset;
    posted?: PostedContact;
    turnstileSiteKey?: string;
    outbox: boolean;
  },
) => Promise<Response>;

/** The Worker's layers, in order. `renderPage` is a parameter so that tests can use a stub. */
export function createServer(renderPage: RenderPage, { development }: { development: boolean }) {
  const app = new Hono<{ Bindings: Env & OutboxBinding }>();
  const pages = createPages({ development });

  app.use(securityHeaders());
  app.use(deploymentHeaders());
  app.use(redirects(movedPages));
  app.use(canonicalPath());
  app.get("/api/health", health);
  app.all("/api/health", refuseMethod("GET, HEAD"));
  app.route("/api/contact-us", contactRoute);
  app.all("/api/*", (c) => c.json({ success: false, message: "There is nothing at this address." }, 404));
  app.get("/.well-known/security.txt", securityTxt);
  app.use(guardPageMethods);
  app.all("*", async (c) => {
    const posted = await receiveForm(c);
    const scope = {
      env: c.env,
      executionCtx: c.executionCtx as ExecutionContext,
      // In development vite/content.ts serves them.
      readAsset: (path: string) =>
        development ? fetch(new URL(path, c.req.url)) : c.env.ASSETS.fetch(new URL(path, c.req.url)),
      posted,
      turnstileSiteKey: turnstileSiteKey(c.env),
      outbox: c.env.CONTACT_OUTBOX !== undefined,
    };
    const render = (request: Request) => renderPage(request, scope);
    const response = await pages(
      posted ? pageOfForm(c.req.raw) : c.req.raw,
      async (request) => (await answerMarkdown(request, render)) ?? render(request),
    );
    for (const [name, value] of Object.entries(posted?.headers ?? {})) response.headers.set(name, value);
    return response;
  });
  app.onError((error, c) => {
    console.error(error);
    return c.text("Something went wrong on our side. Please try again in a minute.", 500);
  });
  const cached = responseCache();
  return {
    fetch: (request: Request, env: Env, executionCtx: ExecutionContext) =>
      development
        ? app.fetch(request, env, executionCtx)
        : cached(request, () => app.fetch(request, env, executionCtx)),
    scheduled: (_: ScheduledController, env: Env & OutboxBinding) => deliverDue(env),
  };
}

/**
 * The request that renders the page with the outcome of a POST, from our own origin and without the POST's body: React
 * Router would answer some POSTs that the guards have refused with an error page.
 */
function pageOfForm(post: Request): Request {
  const page = new URL(new URL(post.url).pathname, siteOrigin);
  return new Request(page, { method: "POST", headers: { Origin: siteOrigin }, body: "" });
}
