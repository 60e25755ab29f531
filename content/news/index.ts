export const newsSection = {
  heading: "Company news",
  intro: "What changed at MHS, and what it means for the people we work for.",
};

/** Texts of /news/page/2 and later, as in listTexts of blogs/index.ts. */
export const newsListTexts = {
  title: "Company news",
  description: "Company news of MHS: new offices, partnerships and products, listed from the newest to the oldest.",
  heading: "Company news",
};
