import { sample } from "#content/sample.ts";
import type { NewsArticle } from "#content/types.ts";

export default {
  title: "AI assistance for the portal systems we build",
  url: "/news/ai-powered-portal-system",
  description:
    "Portals built by MHS can now include AI assistance for finding documents, summarizing threads and sorting requests. Answers stay within each user’s permissions and show their sources, and decisions stay with people.",
  excerpt:
    "Our portals can now answer from their own documents, within each user’s permissions and with the source beside it.",
  image: {
    kind: "covers",
    name: "ai-powered-portal-system",
    alt: "An answer in a speech bubble, joined to the marked line of a document, on a dark blue-green girih pattern",
  },
  date: sample("2024-05-28"),
  author: sample("Ayesha Rahman"),
  category: "Product",
  tags: ["Portal systems", "AI assistance", "Permissions", "Document search"],
  content: [
    {
      heading: "What the assistance does",
      detail: [
        "AI assistance is now an option in every [portal we build](/services/portal-management-systems). It helps with three chores that almost any portal has:",
        `
          - **Finding.** It answers questions from the documents in the portal, so that nobody hunts for the current version of a policy.
          - **Summarizing.** It shortens a long request thread to what was decided and what is open.
          - **Sorting.** It suggests a category and an owner for each new request, in place of an inbox sorted by hand.
        `,
        "Each can be switched on by itself, and a portal works in full with all of them off.",
      ],
    },
    {
      heading: "What it is allowed to read",
      detail: [
        "A portal is a set of roles. A customer sees their own orders, a manager sees a team, an auditor sees everything and changes nothing. The search behind an answer runs with the rights of the person asking, before any text reaches the language model, so a document they cannot open cannot appear in what they are told. We test this like any other permission, role by role.",
        "The client chooses which model is used and where it runs. For material that must not leave the company, a smaller model can run on its own servers, at some cost in quality.",
      ],
    },
    {
      heading: "Where a person decides",
      detail: [
        "Language models make confident mistakes. An answer therefore shows the passages it was drawn from, with links to the documents, and when the search finds nothing close enough the portal says so. A suggested category stays a suggestion until someone accepts it. The assistant itself sends, approves, pays and deletes nothing.",
        "Suggestions, and what people did with them, go into the portal’s audit log. If most of them end up corrected, the feature needs rework or should be switched off, and the log shows it.",
      ],
    },
    {
      heading: "How we introduce it",
      detail: [
        `
          1. The people who use the portal write down real questions and the right answers.
          2. We run these questions before anyone else sees the feature. Sometimes the result is that a better search box would be enough, and then we build that.
          3. We run them again after every change of model or instructions.
        `,
        "To try this on your own documents, [write to us](/contact-us) and include a few questions your staff ask often.",
      ],
    },
  ],
} satisfies NewsArticle;
