import { sample } from "#content/sample.ts";
import type { NewsArticle } from "#content/types.ts";
import content from "./mhs-dubai-office.md";

export default {
  title: "MHS opens an office in Dubai",
  url: "/news/mhs-dubai-office",
  description:
    "MHS now has a place in Dubai to meet clients from the Emirates and the wider Gulf, for workshops and reviews in person. Engineering, design and support stay in Islamabad.",
  excerpt:
    "Clients in the Gulf can now hold workshops and reviews with us in Dubai, an hour behind our engineers in Islamabad.",
  image: {
    kind: "covers",
    name: "mhs-dubai-office",
    alt: "Two clocks in the shape of stars, one hour apart and joined by a dotted line, on a saffron girih pattern",
    svg: true,
    dark: true,
  },
  date: sample("2024-09-24"),
  author: sample("Hamza Siddiqui"),
  category: "Company",
  tags: ["Dubai", "Gulf region", "Workshops"],
  content,
} satisfies NewsArticle;
