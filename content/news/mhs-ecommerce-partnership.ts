import { sample } from "#content/sample.ts";
import type { NewsArticle } from "#content/types.ts";

export default {
  title: "MHS partners with a payments and catalog vendor",
  url: "/news/mhs-ecommerce-partnership",
  description:
    "MHS has entered into a partnership with a payments and catalog software vendor for e-commerce projects. This note says what our engineers gain, what changes for a store we build, and what remains the client’s decision.",
  excerpt:
    "A partnership with a payments and catalog vendor lets us rehearse refunds and stock errors before a store opens.",
  image: {
    kind: "covers",
    name: "mhs-ecommerce-partnership",
    alt: "A payment card and a parcel with an arrow from each to the other, on a light green girih pattern",
  },
  date: sample("2024-02-20"),
  author: sample("Hamza Siddiqui"),
  category: "Partnership",
  tags: ["E-commerce", "Payments", "Product catalog", "Integrations"],
  content: [
    {
      heading: "What the partnership covers",
      detail: [
        "MHS now works as a partner of a payments and catalog software vendor. Its product keeps a store’s items, variants, stock and prices in one place, and takes card and wallet payments through one interface.",
        "The partnership gives our engineers test accounts and a direct line to the vendor’s integration team. In return the vendor hears from us early when a part of its interface is awkward to build on.",
      ],
    },
    {
      heading: "What changes for a store we build",
      detail: [
        "The slow part of [a new store](/services/e-commerce-solutions) is rarely the storefront. It is the moment when money and stock have to agree. With test accounts in place before the design is settled, we can play the hard cases through and draw the checkout around them.",
        `
          **Three cases we rehearse before a store opens.**

          | What happens | What the store has to do |
          | --- | --- |
          | A payment is captured, but its confirmation never arrives | Ask the vendor about that payment before the shopper can pay again |
          | A refund covers part of an order | Put only the returned items back into stock; the rest stays sold |
          | A size sells out between the cart and the bank’s approval page | Hold the item while the payment is pending; free it if the bank declines |
        `,
        "Catalog work moves forward as well. We load a share of the client’s real items into a test catalog and see which attributes are missing, which variants should be one product, and which photos still have to be taken before launch.",
      ],
    },
    {
      heading: "What stays the same",
      detail: [
        "The partnership does not decide what we recommend. Some shops are better served by a hosted store, by a local payment gateway or by the system their warehouse already runs. We put the recommendation and its reasons in writing, and when it is this vendor, the same document mentions the partnership.",
        "The client signs with the vendor directly and holds the merchant account in its own name. Card numbers are typed into the vendor’s payment fields, so the code we write neither sees nor stores them. If a client later works with another developer, the account and the catalog stay where they are.",
      ],
    },
    {
      heading: "For stores that are already open",
      detail: [
        "A running store does not have to move all at once. We start with one flow, such as refunds or stock counts, let it run beside the old one until the figures agree, and then take the next.",
        "We name the vendor, and the alternatives, in the first conversation about a store. To have it, [write to us](/contact-us) and say what you sell, in which countries, and which systems you use now.",
      ],
    },
  ],
} satisfies NewsArticle;
