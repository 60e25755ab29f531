import type { ServiceEntry } from "#content/types.ts";

export default {
  slug: "portal-management-systems",
  order: 3,
  icon: "layout-dashboard",
  drawing: "portal-management-systems",
  title: "Portal Management Systems",
  description:
    "Portals for customers, partners and staff, where each person sees only their own records and can track every request.",
  url: "/services/portal-management-systems",
  detail: {
    title: "Portal Management Systems",
    description:
      "We build portals in which customers follow their cases, partners submit documents and your staff check and approve them, together with the administration area your office runs them from. They pay off where the same requests now travel as email attachments and spreadsheets between people with different rights. If ten colleagues share one list, keep the list. If software you already license includes a portal for your main case, try that first; we can help you judge it.",
    features: [
      {
        icon: "users",
        title: "Rights per record",
        description:
          "Access follows role, branch and record: a regional manager approves in one region and cannot open another. The server checks every request, whatever the screen shows or hides.",
      },
      {
        icon: "checklist",
        title: "Approvals with deadlines",
        description:
          "Requests move through the steps you define, with stand-ins for absent staff and reminders before a deadline. Anyone involved can see who has to act next.",
      },
      {
        icon: "history",
        title: "A record of changes",
        description:
          "Each change is kept with its author, time, old value and new value, and no portal user can alter that log. A disputed approval is settled by looking it up.",
      },
      {
        icon: "user-check",
        title: "Company sign-in",
        description:
          "Staff enter with their Microsoft, Google or other company account, so closing that account also closes the way in. Customers and partners get accounts with two-step sign-in.",
      },
      {
        icon: "file-text",
        title: "Documents with their case",
        description:
          "Uploads are scanned for malware, filed with the case they belong to and opened through links that expire. Retention rules remove what you may no longer keep.",
      },
      {
        icon: "arrows-exchange",
        title: "Tied to your ERP",
        description:
          "Customer and invoice data arrive from your ERP or accounting system by API or nightly file. One system is named the owner of each field, so two versions of a figure do not drift apart.",
      },
      {
        icon: "chart-bar",
        title: "Reports within rights",
        description:
          "Totals and Excel exports contain only the records their reader may open. Scheduled reports arrive as a link behind the sign-in, so personal data does not sit in mailboxes.",
      },
      {
        icon: "settings",
        title: "Run by your office",
        description:
          "Your administrators invite users, change form choices, reword notices and open or close application periods themselves. None of this waits for a developer or a release.",
      },
    ],
    process: [
      {
        icon: "route",
        title: "Follow one case",
        description:
          "We trace a real request from the first email to the archive, including the spreadsheets and phone calls on the way. You decide which steps the portal takes over, which stay and which can end.",
      },
      {
        icon: "sitemap",
        title: "Rights table",
        description:
          "One person from each group tells us what they may see, enter and approve. You sign off a table of roles against records, and the access tests are later written from it.",
      },
      {
        icon: "database",
        title: "Trial import",
        description:
          "We load a copy of your spreadsheets or old system early and count duplicates, gaps and contradictions. You get the list to clean, choose how many years to bring over and see what migration will take.",
      },
      {
        icon: "package",
        title: "First process complete",
        description:
          "One process is built to the end, with its notices and reports, before the next begins. Your staff run past cases through it under test accounts for each role and tell us where it is slower than the old way.",
      },
      {
        icon: "shield-check",
        title: "Access and load tests",
        description:
          "Automated tests try each role against each kind of record, including records reached by editing the page address. We simulate your busiest day, such as the last hours before a deadline, and you receive both reports.",
      },
      {
        icon: "map-pin",
        title: "Pilot, then changeover",
        description:
          "One branch or partner group works in the portal first while the old way stays open, and you set the dates for the others. Your administrators end with training on your own data, a handbook and a restore procedure they have tried.",
      },
    ],
    technologies: [
      {
        name: "Laravel",
        icon: "laravel",
        description:
          "Holds the rules of the portal: who may open a record, when a reminder goes out, when a period closes.",
      },
      {
        name: "NestJS",
        icon: "nestjs",
        description:
          "Takes Laravel’s place when your developers work in TypeScript and will look after the portal later.",
      },
      {
        name: "React",
        icon: "react",
        description:
          "Drives the busy screens: tables with saved filters, long forms that keep drafts, side-by-side review.",
      },
      {
        name: "PostgreSQL",
        icon: "postgresql",
        description:
          "Row-level security repeats the rights table inside the database, as a second lock behind the server’s checks.",
      },
      {
        name: "Keycloak",
        icon: "keycloak",
        description:
          "Manages accounts of outside users, including two-step sign-in, when they far outnumber your staff.",
      },
      {
        name: "OpenID Connect",
        icon: "openid",
        description:
          "Joins the portal to Microsoft Entra ID or Google Workspace, so staff have no extra password to remember.",
      },
      {
        name: "OpenAPI",
        icon: "openapiinitiative",
        description:
          "Describes the connection to your ERP in one file, which its supplier can build against while we work.",
      },
      {
        name: "Grafana",
        icon: "grafana",
        description: "Shows failed imports, growing queues and slow pages, often before a user has a reason to call.",
      },
      {
        name: "Docker",
        icon: "docker",
        description:
          "Lets the same portal run in your data center or a cloud in your country when data must stay there.",
      },
    ],
    relatedProjects: ["security-services-platform", "nonprofit-platform"],
    cta: {
      heading: "Describe one request, from its first email to its archive",
      text: "One case that took too long shows us who needs to see what, and where the portal should begin.",
      label: "Get Started",
      to: "/contact-us",
    },
  },
} satisfies ServiceEntry;
