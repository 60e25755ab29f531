import { Hono } from "hono";
import { expect, test } from "vitest";
import { canonicalPath, redirects } from "../../workers/redirects.ts";

const app = new Hono();
app.use(redirects({ "/blogs/old": "/blogs/new", "/work": "/portfolio#nonprofit-platform", "/start": "/" }));
app.use(canonicalPath());
app.all("*", (c) => c.text("a page"));

test.for([
  ["/blogs/old", "/blogs/new"],
  ["/blogs/old?from=mail&n=1", "/blogs/new?from=mail&n=1"],
  ["/work", "/portfolio#nonprofit-platform"],
  ["/work?n=1", "/portfolio?n=1#nonprofit-platform"],
  // Directly, without a redirect to the canonical spelling first.
  ["/Blogs//OLD/", "/blogs/new"],
  ["/blogs/old.md", "/blogs/new.md"],
  ["/work.md", "/portfolio.md"],
  ["/start.md", "/index.md"],
] as const)("redirects %s to %s", async ([path, target]) => {
  for (const method of ["GET", "HEAD"]) {
    const response = await app.request(path, { method });
    expect(response.status).toBe(301);
    expect(response.headers.get("Location")).toBe(target);
  }
});

test.for([
  ["/blogs/old.data?_routes=routes%2Fnot-found", "/blogs/new"],
  ["/blogs/old.data?from=mail&_routes=routes%2Fnot-found", "/blogs/new?from=mail"],
  ["/work.data", "/portfolio#nonprofit-platform"],
] as const)("redirects a client navigation to %s to %s", async ([path, target]) => {
  const response = await app.request(path);
  expect(response.status).toBe(204);
  expect(response.headers.get("X-Remix-Redirect")).toBe(target);
  expect(response.headers.get("X-Remix-Status")).toBe("301");
});

test.for(["/blogs/new", "/blogs/older", "/", "/constructor", "/blogs/old/more"])(
  "does not redirect %s",
  async (path) => {
    expect(await (await app.request(path)).text()).toBe("a page");
  },
);
