import type { Article, CallToAction, PageText } from "../types.ts";
import { customSoftwareForStartups } from "./custom-software-for-startups.ts";
import { mobileAppTrends2024 } from "./mobile-app-trends-2024.ts";
import { webDevelopmentFuture } from "./web-development-future.ts";

export const blogsPage: PageText = {
  title: "Blogs",
  description:
    "Articles by the MHS team on web development, mobile apps and building software as a young company, and the latest company news.",
  heading: "Our notebook",
  intro: "Longer answers on planning, buying and owning software.",
};

export const postsHeading = "Articles";

export const blogsCall = {
  heading: "Bring us a problem like these",
  text: "Tell us what you are building and where it hurts. We answer with what we would try first.",
};

export const articleCall: CallToAction = {
  heading: "Working on something like this",
  text: "Describe where you are and what you have tried. The people who wrote this read the message.",
  label: "Write to us",
  to: "/contact-us",
};

/** Specification, section 2. */
export const contactButton = { label: "Contact Us Today", to: "/contact-us" };

/** In display order. */
export const posts: Article[] = [webDevelopmentFuture, mobileAppTrends2024, customSoftwareForStartups];

/** Finds the article whose URL ends with the slug (specification, section 2). */
export function findPost(slug: string): Article | undefined {
  return posts.find((post) => post.url === `/blogs/${slug}`);
}

export const relatedHeading = "More from our notebook";
