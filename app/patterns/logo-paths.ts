/** A copy of what girih.ts computes (test/app/girih.test.ts compares), because every page shows it. */
export const LOGO_PATHS = {
  squares: "M6.77 6.77H25.23V25.23H6.77ZM16 2.95 29.05 16 16 29.05 2.95 16Z",
  inner: "m26 16-5 2.1 2.1 5-5-2.1-2.1 5-2.1-5-5 2.1 2.1-5-5-2.1 5-2.1-2.1-5 5 2.1 2.1-5 2.1 5 5-2.1-2.1 5z",
  heart: "m20.8 16-2.4 1 1 2.4-2.4-1-1 2.4-1-2.4-2.4 1 1-2.4-2.4-1 2.4-1-1-2.4 2.4 1 1-2.4 1 2.4 2.4-1-1 2.4z",
};

/** The round line joins of this stroke are the rounded corners of the squares. */
export const LOGO_STROKE = 4.4;
