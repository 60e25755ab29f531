import { sample } from "#content/sample.ts";
import type { Article } from "#content/types.ts";
import content from "./custom-software-for-startups.md";

export default {
  title: "When a startup should build software, and when to buy",
  url: "/blogs/custom-software-for-startups",
  description:
    "Three years of ownership worked through for a company of twelve, in a form you can refill with your own numbers. Then the parts that decide how it ends: a dull core, ways out of every vendor, accounts in the right name and a plan for the first hundred days.",
  excerpt: "Compare build, buy and glue over three years with your own numbers, and plan the first hundred days.",
  image: {
    kind: "covers",
    name: "custom-software-for-startups",
    alt: "Three tiles on a blue star pattern: a star being drawn, one on a box, and two halves held together.",
    svg: true,
  },
  date: sample("2024-06-21"),
  category: "Strategy",
  content,
  tags: ["Build or buy", "Cost of ownership", "Startups", "Data ownership"],
} satisfies Article;
