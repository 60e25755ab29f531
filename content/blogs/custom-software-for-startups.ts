import { sample } from "#content/sample.ts";
import type { Article } from "#content/types.ts";

export default {
  title: "When a startup should build software, and when to buy",
  url: "/blogs/custom-software-for-startups",
  description:
    "Three years of ownership worked through for a company of twelve, in a form you can refill with your own numbers. Then the parts that decide how it ends: a dull core, ways out of every vendor, accounts in the right name, and a plan for the first hundred days.",
  excerpt: "Compare build, buy and glue over three years with your own numbers, then plan the first hundred days.",
  image: {
    kind: "covers",
    name: "custom-software-for-startups",
    alt: "Three tiles on a deep blue girih pattern: a star being drawn, a star on a box, and two halves of a star held together.",
  },
  date: sample("2024-06-21"),
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
        "The scheduling system has twelve users. You can build it, buy it, or glue, which means to buy it and write a script for what does not fit. Count in days of development, so that your own rates can be put in later. Every input is an assumption to replace.",
        "One line is usually left out. The bought tool does not quite fit, so everyone types things twice, for ten minutes a day. Over 230 working days, twelve people lose 460 hours, or 57.5 days of eight hours. If a staff day costs a third of a developer’s, that is 19.2 a year. A [script between the two systems](/services/custom-solutions) cuts the ten minutes to three.",
        `
          **Three years of a scheduling system for twelve users, in days of development. Upkeep is a fifth of the first version a year, 5 days for the link and 3 for the script.**

          | Cost | Build | Buy | Glue |
          | --- | --: | --: | --: |
          | Once: first version with its link to accounting | 60 | – | – |
          | Once: setup 8, link to accounting 10, script 15 | – | 18 | 33 |
          | Upkeep: upgrades, patches, restore tests | 12 | 5 | 8 |
          | Changes, two days a month | 24 | – | – |
          | Help for users, half a day a month | 6 | – | – |
          | Hosting | 4 | – | – |
          | Seats, 12 users × 12 months × a tenth of a day | – | 14.4 | 14.4 |
          | Double typing | – | 19.2 | 5.8 |
          | **Each year**, from upkeep to typing | **46** | **38.6** | **28.2** |
          | **Three years**: once + 3 × each year | **198** | **134** | **118** |
        `,
        "The first version is less than a third of what building costs. Double typing is the largest line of buying, so the script pays for itself: it takes 24 days in three years and saves 40.",
        "Growth changes the answer, because a system of your own costs about the same for twelve users as for thirty. The bought tool has 33 fixed days in three years, and each user adds 1.2 days of seats and 1.6 of typing a year, 8.4 in all. With the script, which adds 15 days and three times 3, the fixed part is 57, and a user adds about 5.",
        `
          ~~~chart
          Cost of three years in days of development, by number of users.

          | | Build | Buy | Glue |
          | --- | --: | --: | --: |
          | 10 users | 198 days | 117 days | 107 days |
          | 15 users | 198 days | 159 days | 133 days |
          | 20 users | 198 days | 201 days | 158 days |
          | 25 users | 198 days | 243 days | 183 days |
          | 30 users | 198 days | 285 days | 208 days |
          ~~~
        `,
        "Buying meets building at about 20 users, gluing at 28. If the build overruns by half, to 90 days with 18 of upkeep, building costs 246, and buying stays cheaper up to 25. So measure the double typing before you negotiate the seat price.",
      ],
    },
    {
      heading: "A boring core",
      detail: [
        "What you do build should rest on things that a new hire already knows: one relational database, one application deployed as a whole, a framework with years of answered questions. Jobs that run later can wait in a table of the same database until that measurably hurts. Spend novelty in one place, where the product differs. Predicting failures may need an unusual tool. The login page must not.",
        "Two developers with six services is a familiar way to fail. A single feature touches three of them, a new colleague needs a week to run them all, and one morning an order exists in one database and is missing from another. Splitting later along lines you know is easier than rejoining what was split by guesswork.",
        "A few decisions are cheap now and painful later. Store from the first day:",
        `
          - **Money** as whole numbers of the smallest unit, with the currency beside it.
          - **What has happened** in UTC.
          - **What is planned** as local time with the name of the time zone, because governments change clock rules.
          - **Who changed what.** Nobody can reconstruct it afterwards.
        `,
      ],
    },
    {
      heading: "Seams and exits",
      detail: [
        "Put each vendor behind one module of your own that speaks your vocabulary: schedule a visit, send an invoice. Give every record your own identifier and keep the vendor’s next to it. That is enough. A layer that supports three payment companies when you use one is work for a day that may never come.",
        "Glue breaks silently. Somebody renames a spreadsheet column, the automation skips a field, and for four days paid visits are not scheduled. Store each incoming message as it came before acting on it, make it harmless to process one twice, and compare both ends every night. If the query below finds a row, a person gets a message.",
        `
          ~~~sql Payments without a visit. The last hour is left out, because its visits may still be on their way.
          SELECT p.id, p.customer_id, p.received_at
          FROM payment AS p
          LEFT JOIN visit AS v ON v.payment_id = p.id
          WHERE v.id IS NULL
            AND p.received_at < now() - interval '1 hour';
          ~~~
        `,
        "Once a year, rehearse the exit. Export everything, load it into an empty database and count the customers, the open jobs and the attachments. An export button that leaves out photos and history is better discovered on a quiet afternoon than after a price rise.",
      ],
    },
    {
      heading: "Who holds the keys to the data",
      detail: [
        "Ownership is first a matter of who can sign in. The domain, the cloud account, the code repository and the app store accounts belong to the company, under a company address, with two people able to reach each. An app can be [transferred to another account](https://developer.apple.com/help/app-store-connect/transfer-an-app/overview-of-app-transfer) with its reviews, but only the holder of the old one can start that. If a freelancer holds it and you part in anger, you may have to publish a new app: the reviews stay behind and the people who installed the old one receive no updates.",
        "The contract should say when rights to the code pass to you, list the third-party licenses, and describe the handover. Ask your payment company in writing whether it will transfer stored cards to another processor. If not, leaving means asking every subscriber to type a card number again, and some will use the occasion to cancel.",
      ],
    },
    {
      heading: "The first hundred days",
      detail: [
        `
          **From the first customer to the first version. A row is over when its last column is true.**

          | Days | Work | Done when |
          | --- | --- | --- |
          | 1–20 | Serve the first customers by hand, with a spreadsheet and bought invoicing | Every exception is written down |
          | 21–40 | Buy the obvious tools; open the accounts in the company’s name | The exceptions have become rules |
          | 41–80 | Build one path from end to end: request, visit, report, invoice. Instead of an admin panel, a few scripts and read-only access to the database will do | One real customer has been served through it |
          | 81–100 | Move the other customers over; delete what nobody used | A backup has been restored on a different machine, and the export rehearsed |
        `,
        "Set one stop sign. If no real customer has used any of it by day 60, add no features until you know why.",
      ],
    },
    {
      heading: "When this advice is wrong",
      detail: [
        "If the software is what you sell, you build from the first week, though accounting and sign-in are still bought. If you handle card numbers or medical records, a certified product that fits badly is often cheaper than the audit of one that fits well. If the only good vendor is also your competitor, own the function earlier than the calculation says.",
        "And if nobody in the company will answer for the system after launch, do not build it, however good the numbers look. A studio like ours earns more when the answer is to build, so ask whoever advises you, us included, for [the calculation behind the answer](/services/software-consultancy), and change the inputs yourself.",
      ],
    },
  ],
  tags: ["Build or buy", "Cost of ownership", "Startups", "Data ownership"],
} satisfies Article;
