import type { ServiceEntry } from "#content/types.ts";

export default {
  slug: "e-commerce-solutions",
  order: 5,
  icon: "shopping-cart",
  drawing: "e-commerce-solutions",
  title: "E-Commerce Solutions",
  description: "Online stores with payment by card, wallet or cash on delivery, one stock count and one order desk.",
  url: "/services/e-commerce-solutions",
  detail: {
    title: "E-Commerce Solutions",
    description:
      "You get a store that shows the stock you have, charges the right total and turns a paid order into a labeled parcel without anyone retyping it. It fits retailers, brands and wholesalers who have products to sell, whether this is a first store or a move from a platform they have outgrown. To try out a handful of products, open a hosted store with a ready-made theme yourself and come back with sales figures. We do not source goods, hold stock or run advertising.",
    features: [
      {
        icon: "tag",
        title: "Catalog matched to your warehouse",
        description:
          "Sizes, bundles and made-to-order items are modeled the way your warehouse counts them. Whatever a shopper can select is a stock code that someone can pick from a shelf.",
      },
      {
        icon: "receipt",
        title: "Checkout without surprises",
        description:
          "Shoppers can buy as guests and see delivery and tax before they are asked for a card. Nobody leaves because the total grew on the last screen.",
      },
      {
        icon: "credit-card",
        title: "Payments for your market",
        description:
          "Cards and wallets run through a gateway that accepts companies from your country, beside cash on delivery where it is usual. Card numbers never pass through your server.",
      },
      {
        icon: "package",
        title: "One stock count",
        description:
          "Web and counter sales draw on the same figure, and an item is held while its payment is pending. Marketplaces lag by minutes, so we keep a few pieces back from them.",
      },
      {
        icon: "truck",
        title: "Delivery and labels",
        description:
          "Rates follow weight, zone or order value, and tracking goes out by message. Where the courier offers an interface, labels print from the order screen.",
      },
      {
        icon: "refresh",
        title: "Returns and refunds",
        description:
          "A return moves through requested, received, inspected and refunded, and stock and accounts follow each move. It is no longer a note in someone’s inbox.",
      },
      {
        icon: "search",
        title: "Search and filters",
        description:
          "Filters come from product attributes, and misspellings still find the product. Searches with no result are kept, and that list tells you what to stock or rename.",
      },
      {
        icon: "world",
        title: "Currencies, languages and tax",
        description:
          "You set prices for each market, so a moving exchange rate does not set them for you. Arabic and Urdu pages run right to left, and your accountant approves the tax table.",
      },
    ],
    process: [
      {
        icon: "checklist",
        title: "Rules of trade",
        description:
          "We write down how you sell: discounts, zones, return terms, who may change a price. You settle the exceptions, and the list later serves as the acceptance test.",
      },
      {
        icon: "building-store",
        title: "Platform choice",
        description:
          "Hosted, open source and built for you are compared on fees, commission, upkeep and which of your rules each one cannot follow. You choose with two years of cost in view.",
      },
      {
        icon: "database",
        title: "Catalog cleanup",
        description:
          "From your spreadsheet or old store we return a list of missing weights, doubled codes and unusable photos. Your staff correct it and we repeat the import until it is clean.",
      },
      {
        icon: "browser",
        title: "Test store",
        description:
          "On a private address, with your products and the gateway in test mode, your staff place, cancel and return orders. You see the order desk work before the design is final.",
      },
      {
        icon: "arrows-exchange",
        title: "Switch-over",
        description:
          "Old page addresses redirect to their new ones, customers and open orders move across, and we buy something with a real card. You keep an export of the old store.",
      },
      {
        icon: "chart-line",
        title: "First payouts",
        description:
          "Together we match orders, stock and bank payouts until they agree, and mend what shoppers stumble over. You end with a staff guide and the owner login of every account.",
      },
    ],
    technologies: [
      {
        name: "Shopify",
        icon: "shopify",
        description: "Our first choice for sellers who would rather pay a monthly fee than look after a server.",
      },
      {
        name: "WooCommerce",
        icon: "woo",
        description: "Used where a WordPress site already has readers and the shop should live beside the articles.",
      },
      {
        name: "Medusa",
        icon: "medusa",
        description:
          "For rules that hosted platforms handle poorly: negotiated price lists, deposits, made-to-measure orders.",
      },
      {
        name: "Next.js",
        icon: "nextdotjs",
        description: "Serves product pages already rendered when the shop front is separate from the shop engine.",
      },
      {
        name: "Stripe",
        icon: "stripe",
        description:
          "Takes cards and wallets for companies registered where it operates; elsewhere we connect a local gateway.",
      },
      {
        name: "WhatsApp",
        icon: "whatsapp",
        description: "Asks for confirmation of a cash order before dispatch, so fewer parcels are refused at the door.",
      },
      {
        name: "Meilisearch",
        icon: "meilisearch",
        description:
          "Brought in when the platform’s own search fails on typing errors, synonyms or transliterated Urdu.",
      },
      {
        name: "Google Analytics",
        icon: "googleanalytics",
        description:
          "Records product views, carts, checkouts and purchases, so you see at which step shoppers give up.",
      },
      {
        name: "Cypress",
        icon: "cypress",
        description: "Buys from a test store before each release: as a guest, with a discount code, then a refund.",
      },
    ],
    relatedProjects: ["nonprofit-platform"],
    cta: {
      heading: "Tell us what you sell, and where it has to arrive",
      text: "Your products, the countries and how people pay today are enough for a first answer.",
      label: "Get Started",
      to: "/contact-us",
    },
  },
} satisfies ServiceEntry;
