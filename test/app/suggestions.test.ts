import { expect, test } from "vitest";
import { sitePages } from "../../app/discovery/site-pages";
import { comparedPage, nearestPages } from "../../app/discovery/suggestions";
import { published } from "../published";

/** Those of the specification: what is near depends on how many there are. */
const ARTICLES = [
  ...["/blogs/web-development-future", "/blogs/mobile-app-trends-2024", "/blogs/custom-software-for-startups"],
  ...["/news/mhs-ecommerce-partnership", "/news/ai-powered-portal-system", "/news/mhs-dubai-office"],
];

const pages = sitePages({
  ...published,
  posts: published.posts.filter(({ url }) => ARTICLES.includes(url)),
  news: published.news.filter(({ url }) => ARTICLES.includes(url)),
}).map(comparedPage);

const suggested = (path: string) => nearestPages(path, pages).map((page) => page.path);

test.for([
  ["/abuot-us", "/about-us"],
  ["/about", "/about-us"],
  ["/contactus", "/contact-us"],
  ["/contact-us.html", "/contact-us"],
  ["/blog", "/blogs"],
  ["/en/careers", "/careers"],
  ["/privacy", "/privacy-policy"],
  ["/terms-of-service", "/terms-of-services"],
  ["/web-development", "/services/web-development"],
  ["/service/web-developement", "/services/web-development"],
  ["/Services/Custom%20Solutions", "/services/custom-solutions"],
  ["/news/dubai", "/news/mhs-dubai-office"],
  ["/home", "/"],
])("%s suggests %s", ([path, page]) => {
  expect(suggested(path ?? "")[0]).toBe(page);
});

test("a path between two pages suggests both, the nearer first, and at most three", () => {
  expect(suggested("/mobile-apps")).toEqual(["/services/mobile-app-development", "/blogs/mobile-app-trends-2024"]);
  for (const path of ["/news", "/services/services", "/blogs/mhs"]) {
    expect(suggested(path).length).toBeLessThanOrEqual(3);
  }
});

test.for(["/asdfgh", "/wp-login.php", "/.env", "/xyzzy-qwop", "/no-such-page", "/a", "/%", "/%e0%a4%a", "/-/--", ""])(
  "%s is near nothing",
  (path) => {
    expect(suggested(path)).toEqual([]);
  },
);

test("a very long path is not compared", () => {
  expect(suggested(`/about-us${"/about-us".repeat(20)}`)).toEqual([]);
});

test("without pages nothing is suggested", () => {
  expect(nearestPages("/about", [])).toEqual([]);
});
