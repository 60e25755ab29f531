import type { ServiceEntry } from "#content/types.ts";

export default {
  slug: "custom-solutions",
  order: 6,
  icon: "puzzle",
  drawing: "custom-solutions",
  title: "Custom Solutions",
  description: "Tools and automation for work that now lives in spreadsheets, inboxes and one colleague’s memory.",
  url: "/services/custom-solutions",
  detail: {
    title: "Custom Solutions",
    description:
      "You get software for a job that now depends on a spreadsheet, a shared inbox and one person who knows the rules: it handles the routine cases, passes the odd ones to a person and records both. It fits companies whose way of working is a reason customers choose them. If a subscription product covers most of the need, buy that, and we build the missing part and the connection. A process that still changes every week is better kept in a spreadsheet until it settles.",
    features: [
      {
        icon: "database",
        title: "Spreadsheet replacement",
        description:
          "The workbook everyone edits becomes a database with forms, permissions and history. Its formulas are carried over as tested rules, and you can still export to Excel.",
      },
      {
        icon: "arrows-exchange",
        title: "Links between systems",
        description:
          "Orders, invoices and contacts pass between programs that were never meant to meet. A record that fails to arrive is retried, then raises an alert well before month end.",
      },
      {
        icon: "file-text",
        title: "Document intake",
        description:
          "Invoices, forms and scans are read into fields and checked against their own totals. Values the software is unsure of wait for a person, next to the page they came from.",
      },
      {
        icon: "adjustments",
        title: "Quoting and pricing rules",
        description:
          "Rates and exceptions become rules that your staff can edit and try out on last month’s jobs. Two people quoting the same job reach the same figure.",
      },
      {
        icon: "calendar",
        title: "Scheduling and dispatch",
        description:
          "Shifts, vehicles or rooms are assigned within your limits on skills, hours and distance. The planner sees why a slot was refused and can overrule it with a reason.",
      },
      {
        icon: "wifi-off",
        title: "Counter and field tools",
        description:
          "Screens for a warehouse, workshop or vehicle keep working without a connection and send their entries later. Scanners, scales and label printers plug into them.",
      },
      {
        icon: "history",
        title: "Replacement of old programs",
        description:
          "Functions of an old system move across one at a time, while both work from the same records. There is no single weekend on which everything has to go right.",
      },
      {
        icon: "search",
        title: "Traceable decisions",
        description:
          "Each result keeps its inputs, its time, the person and the version of the rule that applied. A customer’s question about last year’s invoice is answered by a search.",
      },
    ],
    process: [
      {
        icon: "eye",
        title: "Watching the work",
        description:
          "In the room or over a shared screen, we follow real cases with the people who handle them. You get a map of the steps, the exceptions and the time each one takes.",
      },
      {
        icon: "scale",
        title: "Drawing the line",
        description:
          "Each step on the map is marked as left to people, covered by a product or built, with its cost. You decide where the line runs, and that is the scope.",
      },
      {
        icon: "test-pipe",
        title: "Riskiest part first",
        description:
          "We build a small proof of whatever could sink the project, such as an undocumented interface or poor scans. If it fails, you can stop there, before the main build.",
      },
      {
        icon: "users",
        title: "One team in use",
        description:
          "One team, or one type of case, moves to the new tool while everyone else carries on. You rank what they report, and that ranking is the plan for the next release.",
      },
      {
        icon: "clipboard-check",
        title: "Side-by-side run",
        description:
          "Old way and new way process the same cases, and we explain each difference: our bug, or a rule nobody had written down. You give the word to switch when none is left open.",
      },
      {
        icon: "key",
        title: "Handover",
        description:
          "You hold the source, the hosting accounts, the written rules and a guide to likely failures. A developer new to the project deploys from them first, to prove they are enough.",
      },
    ],
    technologies: [
      {
        name: "Python",
        icon: "python",
        description:
          "Our tool for awkward input: old exports, scans, and lists of names that must be matched to each other.",
      },
      {
        name: "Laravel",
        icon: "laravel",
        description:
          "For back-office tools made mostly of forms and approvals; developers who know it are easy to find.",
      },
      {
        name: "Temporal",
        icon: "temporal",
        description: "Carries processes that wait days for a reply and must pick up midway after a server restart.",
      },
      {
        name: "n8n",
        icon: "n8n",
        description: "For plain connections between two products, which your own staff can then open, read and change.",
      },
      {
        name: "Odoo",
        icon: "odoo",
        description:
          "Extended or connected where your accounts and stock already live in it, so no second ledger appears.",
      },
      {
        name: "Tauri",
        icon: "tauri",
        description:
          "Desktop programs for counters and workshops, where a browser cannot reach the scale or the printer.",
      },
      {
        name: "SQLite",
        icon: "sqlite",
        description: "Keeps a field worker’s entries on the device until there is a signal to send them with.",
      },
      {
        name: "Ollama",
        icon: "ollama",
        description: "Runs a language model on your own machine when the documents may not leave the building.",
      },
      {
        name: "Metabase",
        icon: "metabase",
        description: "Lets managers ask the new database their own questions, so you do not pay us for every report.",
      },
    ],
    relatedProjects: ["security-services-platform", "nonprofit-platform"],
    cta: {
      heading: "Which spreadsheet could your office not lose?",
      text: "Send a copy with the names taken out, or just describe who opens it on a Monday morning.",
      label: "Get Started",
      to: "/contact-us",
    },
  },
} satisfies ServiceEntry;
