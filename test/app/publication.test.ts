import { expect, test, vi } from "vitest";
import { allPages, sitePages } from "../../app/discovery/site-pages";
import { companyDay } from "../../app/lib/dates";
import { currentOpenings, isOpen, isPublished, publishedNews, publishedPosts } from "../../app/lib/publication";
import { posts } from "../../content/blogs";
import { openings } from "../../content/careers";
import { news } from "../../content/news";
import type { Article, NewsArticle, Opening } from "../../content/types";

// Two entries of each kind: one whose status depends on the day, one that is always published.
vi.mock("../../content/blogs/index.ts", async (original) => {
  const module = await original<{ posts: Article[] }>();
  const [post] = module.posts;
  const posts = [
    { ...post, url: "/blogs/to-come", date: "March 3, 2027" },
    { ...post, date: "March 1, 2024" },
  ];
  return { ...module, posts };
});
vi.mock("../../content/news/index.ts", async (original) => {
  const module = await original<{ news: NewsArticle[] }>();
  const [article] = module.news;
  const news = [
    { ...article, url: "/news/to-come", date: "March 3, 2027" },
    { ...article, date: "March 1, 2024" },
  ];
  return { ...module, news };
});
vi.mock("../../content/careers/index.ts", async (original) => {
  const module = await original<{ openings: Opening[] }>();
  const [opening] = module.openings;
  const openings = [
    { ...opening, slug: "closing", closes: "March 2, 2027" },
    { ...opening, closes: undefined },
  ];
  return { ...module, openings };
});

const LAST_MOMENT = companyDay(new Date("2027-03-02T18:59:59.999Z"));
const MIDNIGHT_IN_PAKISTAN = companyDay(new Date("2027-03-02T19:00:00Z"));
const MIDNIGHT_UTC = companyDay(new Date("2027-03-03T00:00:00Z"));
const DAY_AFTER = companyDay(new Date("2027-03-04T12:00:00Z"));

test("an article is published from its date on, in the company's time zone", () => {
  const article = { date: "March 3, 2027" };
  expect(isPublished(article, LAST_MOMENT)).toBe(false);
  for (const day of [MIDNIGHT_IN_PAKISTAN, MIDNIGHT_UTC, DAY_AFTER]) expect(isPublished(article, day)).toBe(true);
});

test("an opening closes at the end of its last day, and never without one", () => {
  const opening = { closes: "March 2, 2027" };
  expect(isOpen(opening, "2027-03-01")).toBe(true);
  expect(isOpen(opening, LAST_MOMENT)).toBe(true);
  for (const day of [MIDNIGHT_IN_PAKISTAN, MIDNIGHT_UTC, DAY_AFTER]) expect(isOpen(opening, day)).toBe(false);
  expect(isOpen({}, "2999-12-31")).toBe(true);
});

test("lists contain what is published on that day, in the order of the content", () => {
  expect(publishedPosts(LAST_MOMENT)).toEqual(posts.slice(1));
  expect(publishedPosts(MIDNIGHT_IN_PAKISTAN)).toEqual(posts);
  expect(publishedNews(LAST_MOMENT)).toEqual(news.slice(1));
  expect(publishedNews(MIDNIGHT_IN_PAKISTAN)).toEqual(news);
  expect(currentOpenings(LAST_MOMENT)).toEqual(openings);
  expect(currentOpenings(MIDNIGHT_IN_PAKISTAN)).toEqual(openings.slice(1));
});

test("sitePages depends on the day, allPages does not", () => {
  const paths = (day: string) => sitePages(day).map((page) => page.path);
  expect(paths(LAST_MOMENT)).toContain("/careers/closing");
  expect(paths(LAST_MOMENT)).not.toContain("/blogs/to-come");
  expect(paths(LAST_MOMENT)).not.toContain("/news/to-come");
  expect(paths(MIDNIGHT_IN_PAKISTAN)).not.toContain("/careers/closing");
  expect(paths(MIDNIGHT_IN_PAKISTAN)).toContain("/blogs/to-come");
  expect(paths(MIDNIGHT_IN_PAKISTAN)).toContain("/news/to-come");
  expect(allPages.map((page) => page.path)).toEqual(
    expect.arrayContaining(["/blogs/to-come", "/news/to-come", "/careers/closing"]),
  );
});
