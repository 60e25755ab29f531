/** Names of pictures in content/images/articles/. */
export const SAMPLE_PICTURES = { wide: "sample-orders", tall: "sample-phone" };

/** The text of an article with everything that Markdown may have. */
export const sampleArticle = `## Paragraphs and lists

A page that waits shows *nothing* for a second. **Measure on a slow line**: \`performance.getEntriesByType\`.

Our [services](/services) name what we measure, and [web.dev](https://web.dev/articles/vitals) the numbers;
[MDN](https://developer.mozilla.org/en-US/docs/Web/API/Performance) explains the interface.

- Fonts that are *preloaded*
- Pictures:
  1. small ones
  2. large ones

1. Record a trace at **1.6 Mbit/s**
2. Find the longest task

## Code

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

## Tables

**What each way costs in three years, in days of work**

| Way | First version | Three years | Who decides | What it is good for |
| --- | --: | --: | :-: | --- |
| Build | 60 | 198 | you | What a *customer* would notice |
| Buy | 18 | 134.5 | vendor | Accounting, sign-in, [payment](/services/web-development) |
| Glue | 42 | 118 | both | \`cron\`, a spreadsheet, and patience |

The same in short, without a caption:

| Way | Days |
| --- | --: |
| Build | 198 |

## Charts

~~~chart
Visitors who left before the page had loaded

| | Phones | Tablets |
| --- | --: | --: |
| Jan | 38 % | 29 % |
| Feb | 37 % | 30 % |
| Mar | 31 % | 28.5 % |
| Apr | 18 % | 17 % |
~~~

## Pictures, quotations and notes

A stall sold more when its page was faster.[^stall] So did a bakery, whose owner told us:[^1]

> We had three pages and a week of work. Now there is one page, and people *order* before they have
> finished their tea.

### What the owner sees

![A table of orders beside a map with three routes](${SAMPLE_PICTURES.wide} "Orders of one morning, with the routes of three riders")

[^stall]: By a tenth in the first month, ~~a fifth~~ in the second. See [web.dev](https://web.dev/articles/vitals).
[^1]: In a conversation of an hour, in May.

#### On the phone

![A list of orders with a large button below it](${SAMPLE_PICTURES.tall})

The riders read it in the sun.[^riders]

---

- [x] Orders by voice
- [ ] Maps without a connection, which need
  a larger phone

Ask at www.example.com.

> A quotation of a single line.

[^riders]: Two of three do. The third has a screen that is broken since *March*.

    His son reads it to him.

## The end

The figures are of an invented shop;[^rival] see [how we measure](/services/web-development).

[^rival]: And its rival.
`;
