import { sample } from "#content/sample.ts";
import type { NewsArticle } from "#content/types.ts";
import content from "./mhs-ecommerce-partnership.md";

export default {
  title: "MHS partners with a payments and catalog vendor",
  url: "/news/mhs-ecommerce-partnership",
  description:
    "MHS has entered into a partnership with a payments and catalog software vendor for e-commerce projects. This note says what our engineers gain, what changes for a store we build, and what remains the client’s decision.",
  excerpt: "With a partner for payments and catalogs, we rehearse refunds and stock errors before a store opens.",
  image: {
    kind: "covers",
    name: "mhs-ecommerce-partnership",
    alt: "A payment card and a parcel with an arrow from each to the other, on a green girih pattern",
    svg: true,
    dark: true,
  },
  date: sample("2024-02-20"),
  author: sample("Hamza Siddiqui"),
  category: "Partnership",
  tags: ["E-commerce", "Payments", "Product catalog", "Integrations"],
  content,
} satisfies NewsArticle;
