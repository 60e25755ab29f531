export const newsSection = {
  heading: "Company news",
  intro: "What changed at MHS, and what it means for the people we work for.",
};
