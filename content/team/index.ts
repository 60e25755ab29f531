export const teamHeading = {
  heading: "The people you will talk to",
  intro: "No account managers in between. The people who lead the work are the people who answer.",
};
