import { sample } from "./sample.ts";
import type { TeamMember } from "./types.ts";

export const teamHeading = {
  heading: "The people you will talk to",
  intro: "No account managers in between. The three who lead the work are the three who answer.",
};

export const team: TeamMember[] = [
  {
    name: sample("Hamza Siddiqui"),
    position: sample("Founder and CEO"),
    image: {
      kind: "portraits",
      name: "founder",
      alt: "Illustrated portrait of the founder in front of an eight-point star",
    },
    linkedin: sample("https://linkedin.example.com/in/hamza-siddiqui"),
    twitter: sample("https://x.example.com/hamza-siddiqui"),
  },
  {
    name: sample("Ayesha Rahman"),
    position: sample("Head of Engineering"),
    image: {
      kind: "portraits",
      name: "head-of-engineering",
      alt: "Illustrated portrait of the head of engineering in front of an eight-point star",
    },
    linkedin: sample("https://linkedin.example.com/in/ayesha-rahman"),
    github: sample("https://github.example.com/ayesha-rahman"),
  },
  {
    name: sample("Bilal Qureshi"),
    position: sample("Product Design Lead"),
    image: {
      kind: "portraits",
      name: "product-design-lead",
      alt: "Illustrated portrait of the product design lead in front of an eight-point star",
    },
    linkedin: sample("https://linkedin.example.com/in/bilal-qureshi"),
  },
];
