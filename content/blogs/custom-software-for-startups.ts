import { sample } from "../sample.ts";
import type { Article } from "../types.ts";

export const customSoftwareForStartups = {
  title: "When a startup should build software, and when to buy",
  url: "/blogs/custom-software-for-startups",
  description:
    "Three years of ownership worked through for a company of twelve, in a form you can refill with your own numbers. Then the parts that decide how it ends: a dull core, ways out of every vendor, accounts in the right name, and a plan for the first hundred days.",
  excerpt: "Compare build, buy and glue over three years with your own numbers, then plan the first hundred days.",
  image: {
    kind: "covers",
    name: "custom-software-for-startups",
    alt: "Eight-fold stars and crosses of a girih tiling, repeated in fine lines over a deep blue ground.",
  },
  palette: "lapis",
  date: sample("June 21, 2024"),
  category: "Strategy",
  content: [
    {
      heading: "Build what a customer would notice",
      detail: [
        "Take an invented startup that maintains coffee machines in offices. It needs accounting, sign-in, job scheduling, parts stock and a method for telling which machine will fail next. Only the method is a reason to choose it over the repair shop across town, so that is what it should own. Accounting and sign-in have strict rules and nothing to win: buy them. Scheduling lies in between, and that is where the arguments happen.",
        "A test settles many of them. Write down what you would change in the bought tool during the first three months. If the list is about names and colors, buy. If it holds rules that decide your margin, such as which parts a technician may carry from one client to the next, you have found software worth owning. If you cannot write the list, you do not know the process yet, and a spreadsheet is the right tool for now.",
        "The expensive mistake is building before that. Founders commission a platform from an idea, launch nine months later and learn that office managers prefer to book by text message. The software does what was specified. The specification was a guess.",
      ],
    },
    {
      heading: "Three years of ownership, worked through",
      detail: [
        "Count in days of development, so that your own rates can be put in later. The scheduling system has twelve users. Every input below is an assumption to replace. To build: 60 days for the first version, its link to accounting included. Then, each year, upkeep at a fifth of that (12 days of upgrades, security patches and restore tests), changes at two days a month (24), help for users at half a day a month (6), and hosting worth 4. That makes 46 a year, and 60 + 3 × 46 = 198 days. The first version is less than a third of the total.",
        "To buy: a seat costs a tenth of a development day per month, so 12 × 12 × 0.1 = 14.4 days a year. Setup takes 8 days, the link to accounting 10, and keeping that link alive 5 a year. Now the line that is usually left out: the tool does not quite fit, and everyone types things twice for ten minutes a day. Over 230 working days, twelve people lose 460 hours, or 57.5 days of eight hours. If a staff day costs a third of a developer's, that is 19.2 a year. Altogether: 18 + 3 × (14.4 + 5 + 19.2), about 134 days.",
        "To glue: keep the bought tool and spend 15 days on a script that cuts the double typing to three minutes, plus 3 days a year to keep it running. That costs 24 and saves 3 × 19.2 × 0.7, about 40. The total falls to 118, the best of the three.",
        "Growth changes the answer, because a system of your own costs about the same for twelve users as for thirty. Each user of the bought tool adds 1.2 days of seats and 1.6 of typing a year, 8.4 over three years, on top of 33 fixed days. It costs as much as building at (198 - 33) / 8.4, about 20 users. If the build overruns by half, to 90 days with 18 of upkeep, building costs 246 and the line moves to 25. With the script in place, and no overrun, it is 28. So measure the double typing before you negotiate the seat price.",
      ],
    },
    {
      heading: "A boring core",
      detail: [
        "What you do build should rest on things that a new hire already knows: one relational database, one application deployed as a whole, a framework with years of answered questions. Jobs that run later can wait in a table of the same database until that measurably hurts. Spend novelty in one place, where the product differs. Predicting failures may need an unusual tool. The login page must not.",
        "Two developers with six services is a familiar way to fail. A single feature touches three of them, a new colleague needs a week to run them all, and one morning an order exists in one database and is missing from another. Splitting later along lines you know is easier than rejoining what was split by guesswork.",
        "A few decisions are cheap now and painful later. Keep money as whole numbers of the smallest unit, with the currency beside it. Store what has happened in UTC, and future appointments as local time with the name of the time zone, because governments change clock rules. Record who changed what from the first day. Nobody can reconstruct it afterwards.",
      ],
    },
    {
      heading: "Seams and exits",
      detail: [
        "Put each vendor behind one module of your own that speaks your vocabulary: schedule a visit, send an invoice. Give every record your own identifier and keep the vendor's next to it. That is enough. A layer that supports three payment companies when you use one is work for a day that may never come.",
        "Glue breaks silently. Somebody renames a spreadsheet column, the automation skips a field, and for four days paid visits are not scheduled. Store each incoming message as it came before acting on it, make it harmless to process one twice, and compare counts every night: payments received against visits created. If they differ, a person gets a message.",
        "Once a year, rehearse the exit. Export everything, load it into an empty database and count the customers, the open jobs and the attachments. An export button that leaves out photos and history is better discovered on a quiet afternoon than after a price rise.",
      ],
    },
    {
      heading: "Who holds the keys to the data",
      detail: [
        "Ownership is first a matter of who can sign in. The domain, the cloud account, the code repository and the app store accounts belong to the company, under a company address, with two people able to reach each. If a freelancer's personal account holds the store listing and you part in anger, you may have to publish a new app: the reviews stay behind and the people who installed the old one receive no updates.",
        "The contract should say when rights to the code pass to you, list the third-party licenses, and describe the handover. Ask your payment company in writing whether it will transfer stored cards to another processor. If not, leaving means asking every subscriber to type a card number again, and some will use the occasion to cancel.",
      ],
    },
    {
      heading: "The first hundred days",
      detail: [
        "Days 1 to 20: serve the first customers by hand, with a spreadsheet and bought invoicing, and write down every exception. Days 21 to 40: buy the obvious tools, open the accounts in the company's name, and turn the exceptions into rules.",
        "Days 41 to 80: build one path from end to end for one real customer, from request through visit and report to invoice. Leave out the admin panel; a few scripts and read-only access to the database will do. Days 81 to 100: move the other customers over, restore a backup on a different machine, rehearse the export, and delete what nobody used.",
        "Set one stop sign. If no real customer has used any of it by day 60, add no features until you know why.",
      ],
    },
    {
      heading: "When this advice is wrong",
      detail: [
        "If the software is what you sell, you build from the first week, though accounting and sign-in are still bought. If you handle card numbers or medical records, a certified product that fits badly is often cheaper than the audit of one that fits well. If the only good vendor is also your competitor, own the function earlier than the calculation says.",
        "And if nobody in the company will answer for the system after launch, do not build it, however good the numbers look. A studio like ours earns more when the answer is to build, so ask whoever advises you, us included, for the calculation behind the answer, and change the inputs yourself.",
      ],
    },
  ],
  tags: ["Build or buy", "Cost of ownership", "Startups", "Data ownership"],
} satisfies Article;
