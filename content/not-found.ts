import type { PageText } from "./types.ts";

/** Fixed by the specification, sections 2 and 8. */
export const notFoundPage = {
  title: "Page Not Found",
  description: "This address does not lead to a page of the MHS website. The main pages are linked from here.",
  heading: "Oops! Page Not Found",
  intro: "The page you are looking for doesn't exist or has been moved.",
} satisfies PageText;

/** Shown instead of an article before its publication date. */
export const articleAnnounced = "This article is announced for {date}.";

export const unknownArticle = {
  title: "Article",
  description:
    "No article of the MHS website has this address. All articles and company news are listed on the blog page.",
};

export const announcedArticle = {
  title: "Announced article",
  description:
    "This article of the MHS website is not out yet. The articles and company news that are out are on the blog page.",
};
