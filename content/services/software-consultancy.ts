import type { ServiceEntry } from "#content/types.ts";

export default {
  slug: "software-consultancy",
  order: 4,
  icon: "compass",
  drawing: "software-consultancy",
  title: "Software Consultancy",
  description:
    "A second opinion on your code, architecture or plans: findings ranked by risk, with the effort to fix each.",
  url: "/services/software-consultancy",
  detail: {
    title: "Software Consultancy",
    description:
      "You get a written judgment on a system or a plan from engineers who build them: what is sound, what will cause trouble, and what to do first. It fits owners who are about to buy, rebuild, take over or pay for software and want the facts before they commit. If you already know what you need and only lack people to make it, skip this and start from one of our build services. The report is yours to hand to any team.",
    features: [
      {
        icon: "code",
        title: "Code and architecture review",
        description:
          "We build your system from its repository on a clean machine and trace its main paths by hand. You learn which parts to keep and which cost more to repair than to replace.",
      },
      {
        icon: "key",
        title: "Takeover and purchase audit",
        description:
          "Before you buy a product or part with a vendor, we check that the source matches what is running, who controls the domains and accounts, and what the licenses allow.",
      },
      {
        icon: "scale",
        title: "Build or buy comparison",
        description:
          "Your requirements are set against products you could subscribe to, with exit costs on one side and upkeep on the other. The finding may be that you need no developer.",
      },
      {
        icon: "shield-check",
        title: "Security review",
        description:
          "We check access rights, stored secrets, dependencies and the routes by which data can leave. Each finding says who could abuse it and how. This is not a penetration test.",
      },
      {
        icon: "gauge",
        title: "Load and capacity check",
        description:
          "We load a copy of the system until it slows, then find the query, lock or service that gave way first. You repair that one instead of renting a bigger server.",
      },
      {
        icon: "cloud",
        title: "Hosting cost review",
        description:
          "Every line of the cloud bill is matched to a part of the system, which shows what is idle, oversized or kept forever by default. Each saving is listed with its risk.",
      },
      {
        icon: "git-branch",
        title: "Release practice review",
        description:
          "We follow one change from a developer’s laptop to your customers through review, tests, release and rollback. Your team gets a short list of habits to change, cheapest first.",
      },
      {
        icon: "file-text",
        title: "Requirements for a tender",
        description:
          "We write requirements with acceptance criteria that every bidder can price on the same terms. When bids arrive, we point out what each one has left out.",
      },
    ],
    process: [
      {
        icon: "target",
        title: "The question",
        description:
          "We agree on the decision this work must inform, such as repair or rewrite, and who will make it. You approve one page: scope, duration and what stays out.",
      },
      {
        icon: "lock",
        title: "Read-only access",
        description:
          "You choose what we may see: repository, staging copy, logs, invoices. Logins are named and read-only, an NDA comes first if you want one, and you close them all at the end.",
      },
      {
        icon: "messages",
        title: "Interviews",
        description:
          "We talk separately with those who build, run and use the system, because they often already know its worst fault. You see where their accounts disagree, without names attached.",
      },
      {
        icon: "test-pipe",
        title: "Measurement",
        description:
          "We read, run and time the system, and note the evidence for every claim. You hear of a leaked key or a backup that does not restore the moment we find it, ahead of the report.",
      },
      {
        icon: "pencil",
        title: "Draft and dispute",
        description:
          "Your developers or vendor read the draft and tell us where we are wrong or lack context. Points still in dispute stay in with both views, so you can weigh them.",
      },
      {
        icon: "clipboard-check",
        title: "Report and decision",
        description:
          "You get ranked findings with evidence, effort ranges and a list for the first month, and we go through it with whoever decides. Nothing in it ties the repairs to us.",
      },
    ],
    technologies: [
      {
        name: "Git",
        icon: "git",
        description:
          "Its history tells us which modules break together and which ones only one person has ever touched.",
      },
      {
        name: "SonarQube",
        icon: "sonarqubeserver",
        description: "A first pass over an unfamiliar codebase, to decide which files a person should read closely.",
      },
      {
        name: "OWASP ASVS",
        icon: "owasp",
        description: "Our yardstick for security, so each finding cites a published requirement rather than our taste.",
      },
      {
        name: "Trivy",
        icon: "trivy",
        description: "Lists vulnerable packages and images, which we then sort by whether your code can reach them.",
      },
      {
        name: "k6",
        icon: "k6",
        description: "Replays the busiest hour you expect against a copy, so your capacity is a measured figure.",
      },
      {
        name: "OpenTelemetry",
        icon: "opentelemetry",
        description: "Added to a staging copy when nobody can say which service a slow request spends its time in.",
      },
      {
        name: "Grafana",
        icon: "grafana",
        description: "We read the metrics you already keep before collecting more, and leave you the panels we add.",
      },
      {
        name: "Terraform",
        icon: "terraform",
        description: "We compare the infrastructure it declares with what is really running, and with the invoice.",
      },
      {
        name: "Mermaid",
        icon: "mermaid",
        description: "We draw the system as text in your repository, so whoever changes it can correct the map.",
      },
    ],
    relatedProjects: ["security-services-platform", "it-services-startup-site"],
    cta: {
      heading: "What do you have to decide, and by when?",
      text: "Name the decision and the date. You hear what we would read, whom we would ask and how long it takes.",
      label: "Get Started",
      to: "/contact-us",
    },
  },
} satisfies ServiceEntry;
