import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

// Routes are in the order of the specification, section 2. Children of the layout keep the focus if they fail. Routes
// that share a module need an id. The Worker redirects to lower case, parameters included.
export default [
  layout("routes/layout.tsx", [
    index("routes/home/home.tsx"),
    route("services", "routes/services/services.tsx"),
    route("services/:slug", "routes/services/service.tsx"),
    route("portfolio", "routes/portfolio.tsx"),
    route("about-us", "routes/about-us/about-us.tsx"),
    route("contact-us", "routes/contact-us/contact-us.tsx"),
    route("blogs", "routes/blogs/blogs.tsx"),
    route("blogs/:slug", "routes/blogs/article.tsx", { id: "blogs/article" }),
    route("news/:slug", "routes/blogs/article.tsx", { id: "news/article" }),
    route("careers", "routes/careers/careers.tsx"),
    route("careers/:slug", "routes/careers/job.tsx"),
    route("search", "routes/search.tsx"),
    route("terms-of-services", "routes/legal.tsx", { id: "terms-of-services" }),
    route("privacy-policy", "routes/legal.tsx", { id: "privacy-policy" }),
    route("*", "routes/not-found/not-found.tsx"),
  ]),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("llms.txt", "routes/llms.ts"),
  route("blogs/feed.xml", "routes/feed.ts", { id: "blogs/feed.xml" }),
  route("news/feed.xml", "routes/feed.ts", { id: "news/feed.xml" }),
] satisfies RouteConfig;
