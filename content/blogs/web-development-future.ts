import { sample } from "#content/sample.ts";
import type { Article } from "#content/types.ts";

export default {
  title: "The future of web development is smaller than it looks",
  url: "/blogs/web-development-future",
  description:
    "Less script, more browser, and a written limit on bytes: that is the direction we would plan a new site in. This article works out a byte budget, shows where rendering at the edge makes a page slower, and says when a heavy front end is the right choice.",
  excerpt:
    "Plan sites with less script: a byte budget worked out, libraries the browser replaces, and where the edge is slower.",
  image: {
    kind: "covers",
    name: "web-development-future",
    alt: "A small browser window inside the dashed outline of a large one, on a deep green girih pattern.",
  },
  date: sample("2024-03-14"),
  category: "Web",
  content: [
    {
      heading: "Nobody chose the sum",
      detail: [
        "Ask for a company site and you can easily be sold an application: a framework, a state library, a component kit, a cookie banner and four measuring scripts, all sent to the visitor before the first button works. Each part was chosen for a reason. Nobody chose the sum, and the sum is what the visitor downloads and what somebody has to upgrade three years later.",
        "We plan in the other direction. Pages arrive as HTML that already works, script goes only to the parts that respond to the visitor, and jobs that needed a library move into the browser.",
        "The way sites are measured has moved too. On March 12, 2024, Google replaced First Input Delay with [Interaction to Next Paint](https://web.dev/articles/inp) in its Core Web Vitals. The old measure timed how long the first tap waited. The new one watches the whole visit, each interaction up to the next painted frame, and calls 200 milliseconds or less good. A shop whose first tap is quick and whose filter menu then freezes for half a second passed the old test and can fail this one. The usual cause of such a freeze is script.",
      ],
    },
    {
      heading: "A byte budget, worked out",
      detail: [
        "A budget starts with a person on a connection. Take a phone on slow 4G, as Google’s Lighthouse [assumes in its mobile test](https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md): a round trip of 150 milliseconds and 1.6 megabits per second, which is 200 kilobytes. The goal is main content that can be seen and used within three seconds.",
        "Part of that time is gone before any size matters. The rest can be spent at five milliseconds per kilobyte.",
        `
          **Where three seconds go on slow 4G. Sizes are as sent, compressed.**

          | Part | Time, ms | Size, kB |
          | --- | --: | --: |
          | Name lookup, TCP, TLS, request (4 × 150 ms) | 600 | – |
          | Server | 200 | – |
          | Modest phone: parse, run, paint | 1,000 | – |
          | HTML and CSS | 200 | 40 |
          | One font | 150 | 30 |
          | Lead picture | 400 | 80 |
          | JavaScript, what remains | 450 | 90 |
          | **Total** | **3,000** | **240** |
        `,
        "The line for JavaScript includes every third-party script that loads early. The sum ignores TCP’s slow start and files that request other files, so treat it as a ceiling.",
        "Then make it binding: the build fails when the scripts pass their line. A budget that lives in a document is overrun at the first deadline.",
        `
          ~~~bash A step for the build server. It adds up every script of the site, which is stricter than a limit for each page.
          limit=90000
          reserve=20000  # an assumption, for other companies' scripts
          total=0
          for file in dist/assets/*.js; do
            size=$(gzip -9 -c "$file" | wc -c)
            total=$((total + size))
          done
          echo "$total bytes of $((limit - reserve))"
          [ "$total" -le "$((limit - reserve))" ]
          ~~~
        `,
        "In practice, budgets fail in the tag manager. The developers stay below their line for a year while a chat widget, a heat map and two advertising pixels arrive through a console that no developer opens. Measure the published page on a schedule as well as the build, name one person who may approve a new tag, and give each tag an owner and an expiry date.",
      ],
    },
    {
      heading: "What the browser now does without a library",
      detail: [
        "Four features stand in for libraries, and each leaves some work for the estimate.",
        `
          **What the browser does and what it leaves to you, as of March 2024.**

          | Feature | By itself | Left to you | Browsers |
          | --- | --- | --- | --- |
          | [Dialog](https://developer.mozilla.org/en-US/docs/Web/HTML/Element/dialog), opened with \`showModal()\` | Makes the page behind it inert, closes on Escape, gives focus back to where it was, sits above everything without a z-index contest | Closing on a click outside; keeping the page behind from scrolling | All, since March 2022 |
          | Popover | Shows menus and hints above the page and closes them on a click outside | Placing them next to their button | Chrome, Edge, Safari; Firefox is about to follow |
          | Container queries | Let one product card fit itself to the grid, the sidebar or the cart | Marking the columns it may measure | All, since February 2023 |
          | View transitions | Animate from one state of a page to the next | A check that the browser has them | Chrome, Edge |
        `,
        "The last row is acceptable today, because elsewhere the page changes without the animation. That is the rule for adopting new features. If a missing feature costs an effect, use it. If it costs a function, such as a menu that cannot be opened, wait or load a fallback, and look at your own visitor log before deciding who can be left out.",
      ],
    },
    {
      heading: "Near the reader, or near the data",
      detail: [
        "Rendering at the edge means that the HTML is assembled in a data center near the reader. Whether that helps depends on where the data is. Take a reader in Islamabad and a database in Virginia, a little over 11,000 kilometers away. Light in fiber covers roughly 200,000 kilometers per second, so a round trip takes at least 110 milliseconds. Real cables bend; call it 200.",
        "Rendered near the reader, a page makes that trip for every query that has to wait for the one before. Rendered beside the database, a query takes perhaps two milliseconds, and only the finished page travels.",
        `
          ~~~chart
          Wait for a page, by the number of queries that run one after the other. The short trip between the reader and the edge is left out.

          | | Rendered near the reader | Rendered beside the database |
          | --- | --: | --: |
          | None | 0 ms | 200 ms |
          | One | 200 ms | 202 ms |
          | Two | 400 ms | 204 ms |
          | Three | 600 ms | 206 ms |
          | Four | 800 ms | 208 ms |
          | Five | 1,000 ms | 210 ms |
          ~~~
        `,
        "Without a query the edge wins. With one it has lost its advantage, and with five the reader waits almost five times as long.",
        "So sort the pages by their data. Articles, product descriptions and anything else that is the same for every visitor can be rendered or cached at the edge. Carts, bookings and dashboards render next to the database. Where a page holds both, send the shared part first and stream the rest.",
        "The failure to fear is a personal page stored under a shared cache key, so that one customer is greeted with another’s name and address. Make every route private by default and keep a short list of the public ones.",
      ],
    },
    {
      heading: "What AI assistants change after the code is written",
      detail: [
        "An assistant produces a plausible form or migration in minutes. It does not shorten the time a person needs to understand it. Suppose a careful reviewer reads 300 lines an hour, and three developers each open two changes of 350 lines a day. That is 2,100 lines, or seven hours of reading. Something gives, and it is usually the reading. Limit the size of a change before you limit anything else.",
        "The faults also look different from those of a tired colleague. The code is tidy and well named, while a date helper appears for the fourth time, a deprecated call comes back, or a package is imported that does not exist and whose name a stranger can register tomorrow. Review has to begin with what the diff does not show: whether this exists already, whether the new dependency deserves its place, and which test would fail if this line were wrong.",
        "Assistants are at their best when they make a codebase smaller. Replacing a modal library with the dialog element on forty screens is tedious, well specified and checkable by tests. For permissions and money, have a person write the test cases first and let the assistant fill in code that passes them.",
      ],
    },
    {
      heading: "When a heavier page is right",
      detail: [
        "A drawing tool, a dispatcher’s live map or a pricing sheet that stays open for eight hours should be an application. One megabyte of script at 20 megabits per second takes 0.4 seconds, once in a morning, while a round trip on every click is felt all day. The same holds for work that must go on without a connection.",
        "Nor is a small bundle a reason to rewrite a site that earns its keep. If the slowest thing on the page is a four-megabyte banner photo, a new framework will deliver the same photo.",
      ],
    },
    {
      heading: "The first week on a site you already have",
      detail: [
        `
          1. **Measure for a day.** Load your five most visited pages on a mid-priced Android phone over a mobile connection. Write down the bytes by type and the seconds until you can use each page.
          2. **Delete for two days.** Tags nobody reads, font weights nobody sees and pictures larger than their frame go first.
          3. **Compare for a day.** List every front-end dependency beside the browser feature that could replace it.
          4. **Measure again.** Discuss frameworks after that, if there is still something to discuss.
        `,
        "When you commission the next site, put the limit into the contract. *Product pages send at most 90 kilobytes of compressed script* is a sentence anyone can check in the browser’s network panel. *The site will be fast* is not. We [set such a limit](/services/web-development) with you and check it on every change.",
      ],
    },
  ],
  tags: ["Performance", "JavaScript", "Edge rendering", "Web platform", "AI-assisted development"],
} satisfies Article;
