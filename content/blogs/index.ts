import type { CallToAction, PageText } from "../types.ts";

export const blogsPage: PageText = {
  title: "Blogs",
  description:
    "Articles by the MHS team on web development, mobile apps and building software as a young company, and the latest company news.",
  heading: "Our notebook",
  intro: "Longer answers on planning, buying and owning software.",
};

export const postsHeading = "Articles";

export const blogsCall: CallToAction = {
  heading: "Bring us a problem like these",
  text: "Tell us what you are building and where it hurts. We answer with what we would try first.",
  label: "Contact Us Today", // Specification, section 2.
  to: "/contact-us",
};

export const articleCall: CallToAction = {
  heading: "Working on something like this",
  text: "Describe where you are and what you have tried. The people who wrote this read the message.",
  label: "Write to us",
  to: "/contact-us",
};

/**
 * Texts of list pages. {name} is the category or the tag, and {count} the number of articles. On one page of several,
 * {first}, {last}, {page} and {pages} work too.
 */
export const listTexts = {
  posts: {
    title: "Blogs",
    description:
      "Articles by the MHS team on planning, buying and owning software, listed from the newest to the oldest.",
    heading: "Our notebook",
  },
  category: {
    title: "Articles on {name}",
    description: "{count} articles and news by the MHS team on {name}: what we learned in projects and would do first.",
    heading: "Articles on {name}",
  },
  tag: {
    title: "Tagged {name}",
    description:
      "{count} articles and news by the MHS team that are tagged {name}, listed from the newest to the oldest.",
    heading: "Tagged {name}",
  },
  /** Shown below the heading if there is only one page. */
  whole: "{count} articles, newest first.",
  /** Added to the texts above if there are several pages. */
  part: {
    title: ", page {page}",
    description: " Page {page} of {pages}.",
    intro: "{first} to {last} of {count} articles, newest first.",
    oneLeft: "The oldest of {count} articles.",
  },
};

export const subjectsHeading = "By subject";

export const relatedHeading = "More from our notebook";
