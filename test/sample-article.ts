import type { ArticleSection } from "#content/types.ts";

/** The text of an article with everything that Markdown may have. */
export const sampleArticle: ArticleSection[] = [
  {
    heading: "Paragraphs and lists",
    detail: [
      "A page that waits shows *nothing* for a second. **Measure on a slow line**: `performance.getEntriesByType`.",
      `
        Our [services](/services) name what we measure, and [web.dev](https://web.dev/articles/vitals) the numbers;
        [MDN](https://developer.mozilla.org/en-US/docs/Web/API/Performance) explains the interface.

        - Fonts that are *preloaded*
        - Pictures:
          1. small ones
          2. large ones

        1. Record a trace at **1.6 Mbit/s**
        2. Find the longest task
      `,
    ],
  },
  {
    heading: "Code",
    detail: [
      `
        ~~~typescript Prices, the first version
        // Whole numbers of the smallest unit.
        export function sum(prices: { amount: number; currency: "PKR" | "USD" }[]): number {
          return prices.reduce((total, { amount }) => total + amount, 0);
        }
        ~~~

        ~~~bash
        npm ci && npm run build -- --logLevel error
        curl -sI https://example.com/ | grep -i cache-control # nothing yet
        ~~~
      `,
    ],
  },
  {
    heading: "Tables",
    detail: [
      `
        **What each way costs in three years, in days of work**

        | Way | First version | Three years | Who decides | What it is good for |
        | --- | --: | --: | :-: | --- |
        | Build | 60 | 198 | you | What a *customer* would notice |
        | Buy | 18 | 134.5 | vendor | Accounting, sign-in, [payment](/services/web-development) |
        | Glue | 42 | 118 | both | \`cron\`, a spreadsheet, and patience |
      `,
      `
        The same in short, without a caption:

        | Way | Days |
        | --- | --: |
        | Build | 198 |
      `,
    ],
  },
  {
    heading: "Charts",
    detail: [
      `
        ~~~chart
        Visitors who left before the page had loaded

        | | Phones | Tablets |
        | --- | --: | --: |
        | Jan | 38 % | 29 % |
        | Feb | 37 % | 30 % |
        | Mar | 31 % | 28.5 % |
        | Apr | 18 % | 17 % |
        ~~~
      `,
    ],
  },
  {
    heading: "The end",
    detail: ["The figures are of an invented shop; see [how we measure](/services/web-development)."],
  },
];
