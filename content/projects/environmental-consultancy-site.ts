import { sample } from "#content/sample.ts";
import type { Project } from "#content/types.ts";

export default {
  slug: "environmental-consultancy-site",
  order: 3,
  title: "Environmental Consultancy Site",
  description:
    "Case studies with maps and field measurements that clients and permit officers can search by region and subject.",
  successCriteria: "a case study opens on site with one bar of signal.",
  image: {
    kind: "projects",
    name: "environmental-consultancy-site",
    alt: "Case study page of an environmental consultancy: a river basin map with sampling points and a water quality chart",
    dark: true,
  },
  liveUrl: sample("https://environmental-consultancy.example.com"),
  codeUrl: "",
} satisfies Project;
