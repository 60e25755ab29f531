/**
 * The company's mark on a grid of 32: two squares, whose round corners are those of their stroke, the star inside them
 * and the star in its heart. As girih.ts draws them (test/app/girih.test.ts compares), written out because every page
 * shows them.
 */
export const LOGO_PATHS = {
  squares: "M6.77 6.77H25.23V25.23H6.77ZM16 2.95 29.05 16 16 29.05 2.95 16Z",
  inner: "m26 16-5 2.1 2.1 5-5-2.1-2.1 5-2.1-5-5 2.1 2.1-5-5-2.1 5-2.1-2.1-5 5 2.1 2.1-5 2.1 5 5-2.1-2.1 5z",
  heart: "m20.8 16-2.4 1 1 2.4-2.4-1-1 2.4-1-2.4-2.4 1 1-2.4-2.4-1 2.4-1-1-2.4 2.4 1 1-2.4 1 2.4 2.4-1-1 2.4z",
};

/** Width of the squares' stroke. */
export const LOGO_STROKE = 4.4;
