import type { Starters } from "./types.ts";

/** Suggestions on the contact page, and at the end of pages that lead to it. */
export const starters: Starters = {
  label: "What is it about?",
  items: [
    {
      label: "Replace a website",
      subject: "Replace a website",
      hint: "Its address, who looks after it now, and what should become easier",
    },
    {
      label: "Build an app",
      subject: "Build an app",
      hint: "Who will use it, where, and what they do on paper or by phone today",
    },
    {
      label: "A second opinion",
      subject: "A second opinion",
      hint: "What was built or offered, and what you are not sure about",
    },
    { label: "Something else", subject: "", hint: "What you do now, and what should change" },
  ],
};
