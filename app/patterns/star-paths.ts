/** The logo's star, 29 of 32 units wide. The icons in public/ (favicon, icon, apple-touch-icon) are drawings of it. */
export const starPaths = {
  // The round joins of a stroke of 4.4 units are the rounded corners of the squares.
  star: "M6.77 6.77H25.23V25.23H6.77ZM16 2.95 29.05 16 16 29.05 2.95 16Z",
  inner: "M26 16l-5 2.1 2.1 5-5-2.1-2.1 5-2.1-5-5 2.1 2.1-5-5-2.1 5-2.1-2.1-5 5 2.1 2.1-5 2.1 5 5-2.1-2.1 5z",
  heart: "M20.8 16l-2.4 1 1 2.4-2.4-1-1 2.4-1-2.4-2.4 1 1-2.4-2.4-1 2.4-1-1-2.4 2.4 1 1-2.4 1 2.4 2.4-1-1 2.4z",
};
