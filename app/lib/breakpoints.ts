/** From this width up, the header shows the navigation and no menu button (specification, section 2). */
export const MEDIUM = "48rem";

/**
 * 320, 640, 768, 1024, 1280 and 1920 px, in rem so that they scale with the visitor's text size. Below xs, layouts have
 * one column. Stylesheets repeat these values, because @media cannot read variables: test/app/breakpoints.test.ts.
 */
export const breakpoints = { xs: "20rem", sm: "40rem", md: MEDIUM, lg: "64rem", xl: "80rem", xxl: "120rem" };
