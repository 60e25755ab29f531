import { entries } from "virtual:content";
import { expect, test } from "vitest";
import { sitePages } from "../../app/discovery/site-pages";
import { companyDay } from "../../app/lib/dates";
import type { Entries } from "../../app/lib/entries";
import { isOpen, isPublished, publishedOn } from "../../app/lib/publication";

// Two entries of each kind: one whose status depends on the day, one that is always published.
const [post, article, opening] = [entries.posts[0], entries.news[0], entries.openings[0]];
if (!post || !article || !opening) throw new Error("The content has not an entry of each kind");
const all: Entries = {
  ...entries,
  posts: [
    { ...post, url: "/blogs/to-come", date: "2027-03-03" },
    { ...post, date: "2024-03-01" },
  ],
  news: [
    { ...article, url: "/news/to-come", date: "2027-03-03" },
    { ...article, date: "2024-03-01" },
  ],
  openings: [
    { ...opening, slug: "closing", closes: "2027-03-02" },
    { ...opening, closes: undefined },
  ],
};

const LAST_MOMENT = companyDay(new Date("2027-03-02T18:59:59.999Z"));
const MIDNIGHT_IN_PAKISTAN = companyDay(new Date("2027-03-02T19:00:00Z"));
const MIDNIGHT_UTC = companyDay(new Date("2027-03-03T00:00:00Z"));
const DAY_AFTER = companyDay(new Date("2027-03-04T12:00:00Z"));

test("an article is published from its date on, in the company's time zone", () => {
  const article = { date: "2027-03-03" };
  expect(isPublished(article, LAST_MOMENT)).toBe(false);
  for (const day of [MIDNIGHT_IN_PAKISTAN, MIDNIGHT_UTC, DAY_AFTER]) expect(isPublished(article, day)).toBe(true);
});

test("an opening closes at the end of its last day, and never without one", () => {
  const opening = { closes: "2027-03-02" };
  expect(isOpen(opening, "2027-03-01")).toBe(true);
  expect(isOpen(opening, LAST_MOMENT)).toBe(true);
  for (const day of [MIDNIGHT_IN_PAKISTAN, MIDNIGHT_UTC, DAY_AFTER]) expect(isOpen(opening, day)).toBe(false);
  expect(isOpen({}, "2999-12-31")).toBe(true);
});

test("lists contain what is published on that day, in the same order", () => {
  const before = publishedOn(all, LAST_MOMENT);
  expect(before).toEqual({ ...all, posts: all.posts.slice(1), news: all.news.slice(1) });
  const after = publishedOn(all, MIDNIGHT_IN_PAKISTAN);
  expect(after).toEqual({ ...all, openings: all.openings.slice(1) });
});

test("the registry of pages follows the entries", () => {
  const paths = (entries: Entries) => sitePages(entries).map((page) => page.path);
  const scheduled = ["/blogs/to-come", "/news/to-come", "/careers/closing"];
  expect(paths(all)).toEqual(expect.arrayContaining(scheduled));
  const listed = (day: string) => scheduled.filter((path) => paths(publishedOn(all, day)).includes(path));
  expect(listed(LAST_MOMENT)).toEqual(["/careers/closing"]);
  expect(listed(MIDNIGHT_IN_PAKISTAN)).toEqual(["/blogs/to-come", "/news/to-come"]);
});
