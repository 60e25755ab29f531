import { sample } from "../sample.ts";
import type { Article } from "../types.ts";

export const webDevelopmentFuture = {
  title: "The future of web development is smaller than it looks",
  url: "/blogs/web-development-future",
  description:
    "Less script, more browser, and a written limit on bytes: that is the direction we would plan a new site in. This article works out a byte budget, shows where rendering at the edge makes a page slower, and says when a heavy front end is the right choice.",
  excerpt:
    "Plan sites with less script: a byte budget worked out, libraries the browser replaces, and where the edge is slower.",
  image: {
    kind: "covers",
    name: "web-development-future",
    alt: "A girih pattern of interlaced eight-fold stars, drawn in thin lines on a deep green ground.",
  },
  palette: "emerald",
  date: sample("March 14, 2024"),
  category: "Web",
  content: [
    {
      heading: "Nobody chose the sum",
      detail: [
        "Ask for a company site and you can easily be sold an application: a framework, a state library, a component kit, a cookie banner and four measuring scripts, all sent to the visitor before the first button works. Each part was chosen for a reason. Nobody chose the sum, and the sum is what the visitor downloads and what somebody has to upgrade three years later.",
        "We plan in the other direction. Pages arrive as HTML that already works, script goes only to the parts that respond to the visitor, and jobs that needed a library move into the browser.",
        "The way sites are measured has moved too. On March 12, 2024, Google replaced First Input Delay with Interaction to Next Paint in its Core Web Vitals. The old measure looked at how long the first tap waited. The new one watches interactions during the whole visit, up to the next painted frame, and calls 200 milliseconds or less good. A shop whose first tap is quick and whose filter menu then freezes for half a second passed the old test and can fail this one. The usual cause of such a freeze is script.",
      ],
    },
    {
      heading: "A byte budget, worked out",
      detail: [
        "A budget starts with a person on a connection. Take a phone on slow 4G: 1.6 megabits per second with a round trip of 150 milliseconds, close to what Google's Lighthouse assumes in its mobile test. That is 200 kilobytes per second. Set the goal: main content visible and usable within three seconds.",
        "Reaching the server takes about four round trips (name lookup, TCP, TLS, the request), so 600 milliseconds. Allow 200 for the server and a full second for a modest phone to parse, run and paint. Of three seconds, 1.2 remain for transfer, and 1.2 × 200 is 240 kilobytes. Give 40 to HTML and CSS, 30 to one font and 80 to the lead picture. That leaves 90 kilobytes of compressed JavaScript, including every third-party script that loads early. The sum ignores TCP's slow start and files that request other files, so treat it as a ceiling.",
        "Then make it binding: the build fails when a route passes its line. A budget that lives in a document is overrun at the first deadline.",
        "The way budgets fail in practice is the tag manager. The developers hold their 90 kilobytes for a year while a chat widget, a heat map and two advertising pixels arrive through a console that no developer opens. Measure the published page on a schedule as well as the build, name one person who may approve a new tag, and give each tag an owner and an expiry date.",
      ],
    },
    {
      heading: "What the browser now does without a library",
      detail: [
        "The dialog element, opened with showModal, makes the page behind it inert, closes on Escape, gives focus back to where it was and sits above everything without a z-index contest. It does not stop the page behind from scrolling, and closing on a click outside is a few lines you write yourself. Popover adds closing on an outside click for menus and hints. It does not place them next to their button, so a dropdown still needs some positioning code. Chrome, Edge and Safari have it; Firefox is about to follow.",
        "Container queries let a card ask how wide its own column is. One product card can then serve the grid, the sidebar and the cart, where three variants and a resize listener used to do the work. All current browsers have them. View transitions animate from one state of a page to the next and so far work in Chrome and Edge only. That is acceptable, because elsewhere the page changes without the animation.",
        "That difference is the rule for adopting new features. If the missing feature costs an effect, use it today. If it costs a function, such as a menu that cannot be opened, wait or load a fallback, and look at your own visitor log before deciding who can be left out.",
      ],
    },
    {
      heading: "Near the reader, or near the data",
      detail: [
        "Rendering at the edge means that the HTML is assembled in a data center near the reader. Whether that helps depends on where the data is. Take a reader in Islamabad and a database in Virginia, a little over 11,000 kilometers away. Light in fiber covers roughly 200,000 kilometers per second, so a round trip takes at least 110 milliseconds. Real cables bend; call it 200.",
        "A page that needs five queries, one after the other, and renders near the reader waits 5 × 200 milliseconds: a full second. Rendered beside the database, the five queries take perhaps 10 milliseconds and the finished page makes one trip: 210. For this page the edge is almost five times slower.",
        "So sort the pages by their data. Articles, product descriptions and anything else that is the same for every visitor can be rendered or cached at the edge. Carts, bookings and dashboards render next to the database. Where a page holds both, send the shared part first and stream the rest.",
        "The failure to fear is a personal page stored under a shared cache key, so that one customer is greeted with another's name and address. Make every route private by default and keep a short list of the public ones.",
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
        "A drawing tool, a dispatcher's live map or a pricing sheet that stays open for eight hours should be an application. One megabyte of script at 20 megabits per second takes 0.4 seconds, once in a morning, while a round trip on every click is felt all day. The same holds for work that must go on without a connection.",
        "Nor is a small bundle a reason to rewrite a site that earns its keep. If the slowest thing on the page is a four-megabyte banner photo, a new framework will deliver the same photo.",
      ],
    },
    {
      heading: "The first week on a site you already have",
      detail: [
        "Load your five most visited pages on a mid-priced Android phone over a mobile connection, and write down the bytes by type and the seconds until you can use each page. Spend the next two days deleting: tags nobody reads, font weights nobody sees, pictures larger than their frame. Then list every front-end dependency beside the browser feature that could replace it. Discuss frameworks after that, if there is still something to discuss.",
        "When you commission the next site, put the limit into the contract. That product pages send at most 90 kilobytes of compressed script is a sentence anyone can check in the browser's network panel. That the site will be fast is not.",
      ],
    },
  ],
  tags: ["Performance", "JavaScript", "Edge rendering", "Web platform", "AI-assisted development"],
} satisfies Article;
