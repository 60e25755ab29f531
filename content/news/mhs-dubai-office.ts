import { sample } from "#content/sample.ts";
import type { NewsArticle } from "#content/types.ts";

export default {
  title: "MHS opens an office in Dubai",
  url: "/news/mhs-dubai-office",
  description:
    "MHS now has a place in Dubai to meet clients from the Emirates and the wider Gulf. Workshops and reviews can be held there in person, while engineering, design and support stay in Islamabad.",
  excerpt:
    "Clients in the Gulf can now hold workshops and reviews with us in Dubai, one hour behind our engineers in Islamabad.",
  image: {
    kind: "covers",
    name: "mhs-dubai-office",
    alt: "Two clocks in the shape of stars, one hour apart and joined by a dotted line, on a saffron girih pattern",
  },
  date: sample("2024-09-24"),
  author: sample("Hamza Siddiqui"),
  category: "Company",
  tags: ["Dubai", "Gulf region", "Workshops"],
  content: [
    {
      heading: "Why Dubai",
      detail: [
        "MHS has opened an office in Dubai. It is a place to meet, for clients in the Emirates and the wider Gulf who would rather begin a project at a table than on a call.",
        "The two cities fit together well. Dubai is one hour behind Islamabad all year, since neither city changes its clocks, so a question asked there in the morning reaches an engineer who is already at work. The direct flight is short. Many companies that trade between South Asia, the Gulf and Africa also keep their regional teams in Dubai, and the people who have to agree on a [portal](/services/portal-management-systems) or a [store](/services/e-commerce-solutions) are often in one building.",
      ],
    },
    {
      heading: "What happens there",
      detail: [
        "Three kinds of meeting are worth a trip:",
        `
          - **Workshops** come first. We sit with the people who do the work, follow one order or case from its first email to its archive, and leave with a written list of what the software has to do and what can wait.
          - **Reviews** of working builds come later. Watching someone use a screen on their own phone tells us things a recorded demo does not.
          - **Checks of Arabic screens** gain the most from one room. Right-to-left layout, names that mix Arabic and Latin letters, and numbers in forms are best judged by people who read them every day.
        `,
      ],
    },
    {
      heading: "What stays in Islamabad",
      detail: [
        "Engineering, design and support stay in Islamabad. A client in Dubai works with the same people as a client elsewhere, and gets the same code review and written estimates. The people in the workshop are the people who will build what was agreed there.",
        "The working week is nearly the same in both cities. Saturday and Sunday are off, and many Dubai offices keep a shorter Friday, so for clients there we plan releases and reviews for the days before it.",
      ],
    },
    {
      heading: "How to meet us",
      detail: [
        "Meetings in Dubai are by appointment, since our side travels for them. [Write to us](/contact-us) with Dubai in the subject, and tell us which days suit you and who should be in the room. We send the address with the confirmation. The address, phone number and map on the contact page are those of the Islamabad office.",
      ],
    },
  ],
} satisfies NewsArticle;
