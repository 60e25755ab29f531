import type { CallToAction, PageText } from "#content/types.ts";

export const blogsPage = {
  title: "Blogs",
  description:
    "Articles by the MHS team on web development, mobile apps and building software as a young company, and the latest company news.",
  heading: "Our notebook",
  intro: "Longer answers on planning, buying and owning software.",
} satisfies PageText;

export const postsHeading = "Articles";

export const blogsCta = {
  heading: "Bring us a problem like these",
  text: "Tell us what you are building, and which part of it worries you.",
  label: "Contact Us Today", // Specification, section 2.
  to: "/contact-us",
} satisfies CallToAction;

export const articleCta = {
  heading: "Are you working on something like this?",
  text: "Tell us what you have tried so far, and where you are stuck.",
  label: "Get Started",
  to: "/contact-us",
} satisfies CallToAction;

export const relatedHeading = "More from our notebook";
