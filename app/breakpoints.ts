/** The width from which the navigation is in the header, and no menu is needed (specification, section 2). */
export const MEDIUM = "48rem";

/**
 * 320, 640, 768, 1024, 1280 and 1920 px; in rem, so that they follow the text size of the visitor. Below xs, large text stands
 * in one column. Stylesheets write the same ones out.
 */
export const breakpoints = { xs: "20rem", sm: "40rem", md: MEDIUM, lg: "64rem", xl: "80rem", xxl: "120rem" };
