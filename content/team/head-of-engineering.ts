import { sample } from "#content/sample.ts";
import type { TeamMember } from "#content/types.ts";

export default {
  order: 2,
  name: sample("Ayesha Rahman"),
  position: sample("Head of Engineering"),
  image: sample({
    kind: "portraits",
    name: "head-of-engineering",
    alt: "Illustrated portrait of the head of engineering in front of an eight-point star",
  }),
  linkedin: sample("https://linkedin.example.com/in/ayesha-rahman"),
  github: sample("https://github.example.com/ayesha-rahman"),
} satisfies TeamMember;
