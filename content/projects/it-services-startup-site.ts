import { sample } from "#content/sample.ts";
import type { Project } from "#content/types.ts";

export default {
  slug: "it-services-startup-site",
  order: 2,
  title: "IT Services Startup Site",
  description:
    "A first website for a young IT services firm that had to explain three packages to buyers who are not engineers.",
  successCriteria: "the founders can edit every sentence themselves.",
  image: {
    kind: "projects",
    name: "it-services-startup-site",
    alt: "Landing page of an IT services firm with a product illustration and three service packages",
    dark: true,
  },
  liveUrl: sample("https://it-services.example.com"),
  codeUrl: "",
} satisfies Project;
