import { Hono } from "hono";
import type { SubmitContact } from "../app/lib/contact-submission";
import { movedPages } from "../content/redirects";
import { siteOrigin } from "../content/site";
import { canonicalPath } from "./canonical-path";
import { type GuardVariables, guardPages, TOO_MANY_MESSAGES } from "./contact/guards";
import { contactRoute } from "./contact/route";
import { createSubmitContact } from "./contact/submit";
import { deploymentHeaders } from "./deployment";
import { health } from "./health";
import { createPages } from "./pages";
import { redirects } from "./redirects";
import { securityHeaders } from "./security-headers";

/** Renders a page of the React Router build; a form that it takes in goes out through `submitContact`. */
export type RenderPage = (
  request: Request,
  scope: { env: Env; executionCtx: ExecutionContext; submitContact: SubmitContact },
) => Promise<Response>;

/**
 * The Worker's layers, in the order a request meets them. In: the page renderer, so that a test can build the
 * same server around a stub, and whether this is development.
 */
export function createServer(renderPage: RenderPage, { development }: { development: boolean }) {
  const app = new Hono<{ Bindings: Env; Variables: GuardVariables }>();
  const pages = createPages({ development });

  app.use(securityHeaders());
  app.use(deploymentHeaders());
  app.use(redirects(movedPages));
  app.use(canonicalPath());
  app.get("/api/health", health);
  app.route("/api/contact-us", contactRoute);
  app.all("/api/*", (c) => c.json({ success: false, message: "There is nothing at this address." }, 404));
  app.use(guardPages);
  app.all("*", (c) => {
    const submitContact: SubmitContact = c.var.overRate
      ? async () => ({ status: 429, answer: { success: false, message: TOO_MANY_MESSAGES } })
      : createSubmitContact(c.env.ADMIN_API_URL);
    return pages(
      c.req.raw,
      (request) => renderPage(request, { env: c.env, executionCtx: c.executionCtx as ExecutionContext, submitContact }),
      (path) => readAsset(c.env.ASSETS, path),
    );
  });
  app.onError((error, c) => {
    console.error(error);
    return c.text("Something went wrong on our side. Please try again in a minute.", 500);
  });
  return app;
}

/** A built file's text; undefined when it is not there, as in a test without files. */
async function readAsset(assets: Fetcher | undefined, path: string): Promise<string | undefined> {
  const response = await assets?.fetch(new URL(path, siteOrigin));
  return response?.ok ? response.text() : undefined;
}
