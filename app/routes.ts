import { readdirSync } from "node:fs";
import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

// In the order of the specification, section 2.
export default [
  layout("routes/layout.tsx", [
    index("routes/home/home.tsx"),
    route("services", "routes/services/services.tsx"),
    ...entryNames("services").map((slug) =>
      route(`services/${slug}`, "routes/services/service.tsx", { id: `services/${slug}` }),
    ),
    route("portfolio", "routes/portfolio.tsx"),
    route("about-us", "routes/about-us.tsx"),
    route("contact-us", "routes/contact-us/contact-us.tsx"),
    route("blogs", "routes/blogs/blogs.tsx"),
    route("blogs/:slug", "routes/blogs/post.tsx"),
    route("news/:slug", "routes/news/post.tsx"),
    // Pages 2 and on, categories, tags, years. Each line is in the manifest that every visitor loads: two are enough,
    // as what is a page is decided by the assets of the build.
    route("blogs/*", "routes/blogs/article-list.tsx", { id: "blogs/lists" }),
    route("news/*", "routes/blogs/article-list.tsx", { id: "news/lists" }),
    route("careers", "routes/careers/careers.tsx"),
    ...entryNames("careers").map((slug) =>
      route(`careers/${slug}`, "routes/careers/opening.tsx", { id: `careers/${slug}` }),
    ),
    route("terms-of-services", "routes/legal.tsx", { id: "terms-of-services" }),
    route("privacy-policy", "routes/legal.tsx", { id: "privacy-policy" }),
    route("*", "routes/not-found/not-found.tsx"),
  ]),
  route("search.json", "routes/search-index.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("sitemap/pages.xml", "routes/sitemap.ts", { id: "sitemap/pages.xml" }),
  route("robots.txt", "routes/robots.ts"),
  route("llms.txt", "routes/llms.ts"),
  route("blogs/feed.xml", "routes/feed.ts", { id: "blogs/feed.xml" }),
  route("blogs/feed.json", "routes/feed.ts", { id: "blogs/feed.json" }),
  route("news/feed.xml", "routes/feed.ts", { id: "news/feed.xml" }),
  route("news/feed.json", "routes/feed.ts", { id: "news/feed.json" }),
] satisfies RouteConfig;

/** Read from the folder and not from the entries, as a page's route does not depend on what its entry says. */
function entryNames(folder: string): string[] {
  return readdirSync(`content/${folder}`)
    .filter((file) => file.endsWith(".ts") && file !== "index.ts")
    .map((file) => file.slice(0, -".ts".length));
}
