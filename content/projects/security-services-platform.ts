import { sample } from "#content/sample.ts";
import type { Project } from "#content/types.ts";

export default {
  slug: "security-services-platform",
  order: 4,
  title: "Security Services Platform",
  description:
    "Dispatch for guards on several sites: patrol checkpoints, incidents with photographs and times, and the night’s roster.",
  successCriteria: "the roster warns of an uncovered shift before the night begins.",
  image: {
    kind: "projects",
    name: "security-services-platform",
    alt: "Dispatch console of a security firm: a site plan with checkpoints, an incident timeline and the shift roster",
  },
  liveUrl: sample("https://security-services.example.com"),
  codeUrl: "",
} satisfies Project;
