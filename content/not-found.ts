import type { PageText } from "./types.ts";

/** The 404 page, whose texts are fixed by the specification, sections 2 and 8. */
export const notFoundPage = {
  title: "Page Not Found",
  description: "This address does not lead to a page of the MHS website. The main pages are linked from here.",
  heading: "Oops! Page Not Found",
  intro: "The page you are looking for doesn't exist or has been moved.",
} satisfies PageText;

/** The page of an unknown article, which shows "Loading..." (specification, section 8). */
export const unknownArticle = {
  title: "Article",
  description:
    "No article of the MHS website has this address. All articles and company news are listed on the blog page.",
};
