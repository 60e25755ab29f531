import { sample } from "#content/sample.ts";
import type { TeamMember } from "#content/types.ts";

export default {
  order: 3,
  name: sample("Bilal Qureshi"),
  position: sample("Product Design Lead"),
  image: sample({
    kind: "portraits",
    name: "product-design-lead",
    alt: "Illustrated portrait of the product design lead in front of an eight-point star",
  }),
  linkedin: sample("https://linkedin.example.com/in/bilal-qureshi"),
} satisfies TeamMember;
