import { sample } from "../sample.ts";
import type { NewsArticle } from "../types.ts";

export const mhsEcommercePartnership = {
  title: "MHS partners with a payments and catalog vendor",
  url: "/news/mhs-ecommerce-partnership",
  description:
    "MHS has entered into a working partnership with a payments and catalog software vendor for e-commerce projects. This note says what our engineers get from it, what changes for a store we build and what stays the client's own decision.",
  excerpt:
    "A partnership with a payments and catalog vendor lets us rehearse refunds and stock errors before a store opens.",
  image: {
    kind: "covers",
    name: "mhs-ecommerce-partnership",
    alt: "Pattern of eight-pointed stars in thin lines on a green ground, one star filled with saffron",
  },
  palette: "mint",
  date: sample("February 20, 2024"),
  author: sample("Hamza Siddiqui"),
  category: "Partnership",
  tags: ["E-commerce", "Payments", "Product catalog", "Integrations"],
  content: [
    {
      heading: "What the partnership covers",
      detail: [
        "MHS now works as a partner of a payments and catalog software vendor. Its product keeps a store's items, variants, stock and prices in one place, and takes card and wallet payments through one interface.",
        "The partnership gives our engineers test accounts and a direct line to the vendor's integration team. In return the vendor hears from us early when a part of its interface is awkward to build on.",
      ],
    },
    {
      heading: "What changes for a store we build",
      detail: [
        "The slow part of a new store is rarely the storefront. It is the moment when money and stock have to agree: a payment is captured but its confirmation never arrives, a refund covers part of an order, a size sells out between the cart and the bank's approval page. With test accounts in place before the design is settled, we can play these cases through and draw the checkout around them.",
        "Catalog work moves forward as well. We load a share of the client's real items into a test catalog and see which attributes are missing, which variants should be one product, and which photos still have to be taken before launch.",
      ],
    },
    {
      heading: "What stays the same",
      detail: [
        "The partnership does not decide what we recommend. Some shops are better served by a hosted store, by a local payment gateway or by the system their warehouse already runs. We put the recommendation and its reasons in writing, and when it is this vendor, the same document mentions the partnership.",
        "The client signs with the vendor directly and holds the merchant account in its own name. Card numbers are typed into the vendor's payment fields, so the code we write neither sees nor stores them. If a client later works with another developer, the account and the catalog stay where they are.",
      ],
    },
    {
      heading: "For stores that are already open",
      detail: [
        "A running store does not have to move all at once. We start with one flow, such as refunds or stock counts, let it run beside the old one until the figures agree, and then take the next.",
        "We name the vendor, and the alternatives, in the first conversation about a store. To have it, write to us through the contact page and say what you sell, in which countries, and which systems you use now.",
      ],
    },
  ],
} satisfies NewsArticle;
