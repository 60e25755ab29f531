import type { ArticleSection } from "#content/types.ts";

/** The text of an article with every kind of block. */
export const everyBlock: ArticleSection[] = [
  {
    heading: "Paragraphs and lists",
    detail: [
      "A page that waits for its typeface shows nothing, and a visitor on a train sees that *nothing* for a second or two. **Measure on a slow line** before you decide: `performance.getEntriesByType` tells what the browser has waited for.",
      "Our [services](/services) name what we measure; [MDN](https://developer.mozilla.org/en-US/docs/Web/API/Performance) explains the interface, and [web.dev](https://web.dev/articles/vitals) the numbers.",
      { type: "list", items: ["Fonts that are *preloaded*", "Pictures, see [AVIF](https://caniuse.com/avif)"] },
      {
        type: "list",
        ordered: true,
        items: ["Record a trace with the network throttled to **1.6 Mbit/s**", "Find the longest task"],
      },
    ],
  },
  {
    heading: "Quotes and notes",
    detail: [
      "Somebody has said it better already.",
      {
        type: "quote",
        text: "The cheapest, fastest, and most reliable components are those that aren't there.",
        source: "Gordon Bell, *Encore Computer*",
      },
      "What is true today needs a date.",
      {
        type: "note",
        text: "The figures below are of **November 2026** and of an invented shop; see [how we measure](/services/web-development).",
      },
    ],
  },
  {
    heading: "Code",
    detail: [
      "The first version had a caption, the second has none.",
      {
        type: "code",
        language: "typescript",
        caption: "`prices.ts`",
        code: `
// Prices are whole numbers of the smallest unit.
export function sum(prices: { amount: number; currency: "PKR" | "USD" }[]): number {
  return prices.reduce((total, { amount }) => total + amount, 0);
}
`,
      },
      {
        type: "code",
        language: "bash",
        code: "npm ci && npm run build -- --logLevel error\ncurl -sI https://example.com/ | grep -i cache-control # nothing yet",
      },
    ],
  },
  {
    heading: "Tables",
    detail: [
      "A table takes numbers that a reader compares by looking them up.",
      {
        type: "table",
        caption: "What each way costs in three years, in days of work",
        columns: [
          { heading: "Way" },
          { heading: "First version", align: "right" },
          { heading: "Three years", align: "right" },
          { heading: "Who decides", align: "center" },
          { heading: "What it is good for" },
        ],
        rows: [
          ["Build", "60", "198", "you", "What a *customer* would notice"],
          ["Buy", "18", "134.5", "vendor", "Accounting, sign-in, [payment](/services/web-development)"],
          ["Glue", "42", "118", "both", "`cron`, a spreadsheet, and patience"],
        ],
      },
    ],
  },
  {
    heading: "Charts",
    detail: [
      {
        type: "chart",
        kind: "bars",
        caption: "Time to the first paint on a slow line, before and after",
        unit: "ms",
        labels: ["Home page", "Article with every block", "Contact form"],
        series: [
          { name: "Before", values: [2480, 1930, 2110] },
          { name: "With inlined styles", values: [1120, 890, 1005] },
        ],
      },
      "A paragraph between two charts shows the space around them.",
      {
        type: "chart",
        kind: "lines",
        caption: "Visitors who left before the page had loaded",
        unit: "%",
        labels: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
        series: [
          { name: "Phones", values: [38, 37, 39, 35, 31, 27, 24, 22, 21, 19, 18, 18] },
          { name: "Tablets", values: [29, 30, 28, 27, 25, 22, 20, 19, 17, 17, 16, 16.5] },
        ],
      },
    ],
  },
  {
    heading: "A figure and a call",
    detail: [
      {
        type: "figure",
        picture: { kind: "figures", name: "trace", alt: "A recording of the browser with one long task in it" },
        caption: "One task of **740 ms**, of which the visitor sees nothing.",
        width: 1600,
        height: 1000,
      },
      {
        type: "call",
        text: "Do you want to know what your site waits for? We **measure it** in two days.",
        label: "Ask for a measurement",
        to: "/contact-us",
      },
    ],
  },
];
