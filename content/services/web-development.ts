import type { ServiceEntry } from "#content/types.ts";

export default {
  slug: "web-development",
  order: 1,
  icon: "browser",
  drawing: "web-development",
  title: "Web Development",
  description: "Public websites and web applications that open fast on a phone and that your own staff can edit.",
  url: "/services/web-development",
  detail: {
    title: "Web Development",
    description:
      "We design and build public websites and the web applications behind them, move your existing content across and train the people who will edit it. The work suits organizations whose site has a job to do: bringing in inquiries, taking donations or bookings, publishing reports that people cite. If you need five pages that will rarely change, a hosted site builder is cheaper and does the job.",
    features: [
      {
        icon: "gauge",
        title: "Speed on ordinary phones",
        description:
          "We set a page-weight limit with you, check it on every code change and shrink the pictures editors upload, so the site still opens quickly a year later.",
      },
      {
        icon: "pencil",
        title: "Editing without a developer",
        description:
          "Pages are made of named fields with a preview. Your staff can publish a report or correct a phone number without touching the layout.",
      },
      {
        icon: "route",
        title: "Old links keep working",
        description:
          "When we replace a site, we collect its known addresses from logs and search data and redirect each to its new page, so bookmarks and search results still lead somewhere useful.",
      },
      {
        icon: "mail",
        title: "No lost form entries",
        description:
          "Every entry is stored before the notification email goes out. If that email fails or lands in spam, the inquiry is still there in your list.",
      },
      {
        icon: "search",
        title: "Readable to search engines",
        description:
          "Page titles, structured data and the sitemap are generated from the content, so an editor cannot forget them when publishing. We do not sell rankings.",
      },
      {
        icon: "accessible",
        title: "Accessible to WCAG AA",
        description:
          "We build to WCAG 2.2 level AA and try each component by keyboard and screen reader as it is made, when a fault takes minutes to mend.",
      },
      {
        icon: "language",
        title: "Arabic, Urdu and English",
        description:
          "Layouts are mirrored for scripts that run right to left, and type is sized for each. Editors see which pages still lack a translation and decide what visitors see until then.",
      },
      {
        icon: "plug",
        title: "Linked to your tools",
        description:
          "Sign-ups and bookings go straight into the CRM, mailing list or calendar you already use. When that system is down, the entry waits and is sent again.",
      },
    ],
    process: [
      {
        icon: "checklist",
        title: "Content inventory",
        description:
          "We list the pages and documents you have, with their traffic, and decide with you what stays, what merges and what goes. The agreed page list is the basis of the estimate.",
      },
      {
        icon: "sitemap",
        title: "Page types",
        description:
          "Most sites need far fewer layouts than they have pages. You approve each layout as a plain outline holding your real text, so gaps in the content show before color is discussed.",
      },
      {
        icon: "palette",
        title: "Two pages designed",
        description:
          "The home page and your most crowded inner page are designed first and built as working pages. You judge them in a browser on your own phone, and the rest of the site follows what you approve.",
      },
      {
        icon: "code",
        title: "Build and fill",
        description:
          "Finished page types appear on a private preview address, and your editors enter content there while we build the next. Awkward editing forms are found and changed before launch.",
      },
      {
        icon: "test-pipe",
        title: "Launch rehearsal",
        description:
          "On the final hosting we run through the redirects, forms and analytics and restore a backup. You receive the results page by page and give the go-ahead.",
      },
      {
        icon: "rocket",
        title: "Domain switch",
        description:
          "The domain moves at a quiet hour for your visitors, and the old site stays available in case we have to go back. Afterwards we clear the missing-page and error logs, then hand over the code, the hosting access and an editors’ guide.",
      },
    ],
    technologies: [
      {
        name: "React",
        icon: "react",
        description: "For the parts of a page that react to input: filters, calculators, forms in several steps.",
      },
      {
        name: "Next.js",
        icon: "nextdotjs",
        description:
          "Our choice when one site mixes articles with live data such as availability, events or a searchable catalog.",
      },
      {
        name: "Astro",
        icon: "astro",
        description:
          "For sites that are mostly text and pictures, because it sends no JavaScript unless a page needs it.",
      },
      {
        name: "TypeScript",
        icon: "typescript",
        description: "Tells us at build time when a template no longer matches the fields your editors fill in.",
      },
      {
        name: "Laravel",
        icon: "laravel",
        description:
          "For web applications with bookings, payments and mail, and for clients whose own developers write PHP.",
      },
      {
        name: "WordPress",
        icon: "wordpress",
        description: "For editors who know it and want to stay. We write our own theme and keep the plugin list short.",
      },
      {
        name: "Sanity",
        icon: "sanity",
        description: "For content used in several places: an office address is edited once and changes on every page.",
      },
      {
        name: "PostgreSQL",
        icon: "postgresql",
        description:
          "Stores form entries and bookings, and its built-in search is enough for most sites of a few thousand pages.",
      },
      {
        name: "Cloudflare",
        icon: "cloudflare",
        description:
          "Serves pages from a location near each visitor, which shows when your readers sit in both Dubai and Toronto.",
      },
    ],
    relatedProjects: ["environmental-consultancy-site", "it-services-startup-site"],
    cta: {
      heading: "Send us the address of your current site",
      text: "We open it on a phone with a slow connection first, and tell you what we would keep.",
      label: "Get Started",
      to: "/contact-us",
    },
  },
} satisfies ServiceEntry;
