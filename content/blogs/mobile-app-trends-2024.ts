import { sample } from "#content/sample.ts";
import type { Article } from "#content/types.ts";
import content from "./mobile-app-trends-2024.md";

export default {
  title: "Mobile app trends worth paying for in 2024",
  url: "/blogs/mobile-app-trends-2024",
  description:
    "A trend deserves a place in your budget if it lowers the cost of owning the app or removes a reason why people give up on it. Here are six that can pass that test this year, each with the arithmetic or the failure that decides it, and a list of things to leave alone.",
  excerpt:
    "Six mobile trends that can earn their cost in 2024: the arithmetic, the usual failures and the cases to skip.",
  image: {
    kind: "covers",
    name: "mobile-app-trends-2024",
    alt: "A phone with six stars on its screen and a tick below them, on a saffron star pattern.",
    svg: true,
  },
  date: sample("2024-05-02"),
  category: "Mobile",
  content,
  tags: ["Cross-platform", "Offline-first", "Passkeys", "On-device ML", "Privacy"],
} satisfies Article;
