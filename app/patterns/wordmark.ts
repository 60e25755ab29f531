/** "MHS" as an outline of Plus Jakarta Sans in weight 800, so that no fallback font sets the logo. */
export const wordmark = {
  viewBox: "7 4 211 128",
  path: "m22 104h-15v-74h15l28 37h-7l27-37h15v74h-16v-57l6 1l-28 37h-2l-28-37l5-1v57zm88 0h-16v-74h16v32h29v-32h15v74h-15v-29h-29v29zm81 1q-7 0-13-2q-6-3-11-8q-4-4-6-11l12-5q3 6 8 9q5 4 11 4q3 0 6-1q2-1 3-3q2-2 2-4q0-3-2-5q-2-1-5-3l-15-4q-9-3-13-9q-5-5-5-12q0-7 4-12q3-5 9-8q6-3 13-3q7 0 13 3q5 2 10 6q4 4 6 10l-13 6q-2-5-6-8q-4-3-10-3q-3 0-5 1q-3 1-4 3q-1 2-1 4q0 3 1 5q2 1 6 3l14 4q9 3 13 8q5 5 5 13q0 6-4 12q-3 5-9 7q-6 3-14 3z",
};
