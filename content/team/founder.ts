import { sample } from "#content/sample.ts";
import type { TeamMember } from "#content/types.ts";

export default {
  order: 1,
  name: sample("Hamza Siddiqui"),
  position: sample("Founder and CEO"),
  image: sample({
    kind: "portraits",
    name: "founder",
    alt: "Illustrated portrait of the founder in front of an eight-point star",
  }),
  linkedin: sample("https://linkedin.example.com/in/hamza-siddiqui"),
  twitter: sample("https://x.example.com/hamza-siddiqui"),
} satisfies TeamMember;
