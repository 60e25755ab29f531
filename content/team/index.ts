export const teamHeading = {
  heading: "The people you will talk to",
  intro: "No account managers in between. The three who lead the work are the three who answer.",
};
