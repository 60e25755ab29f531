import type { ServiceEntry } from "#content/types.ts";

// Icons are names of https://tabler.io/icons, those of technologies of https://simpleicons.org.
export default {
  draft: true,
  slug: "SLUG",
  order: 0,
  icon: "star",
  title: "TITLE",
  description: "TODO: one sentence of 70 to 160 characters, for cards and search results",
  url: "/services/SLUG",
  detail: {
    title: "TITLE",
    description: "TODO: two to four sentences",
    features: [
      { icon: "star", title: "TODO", description: "TODO: one or two sentences" },
      { icon: "star", title: "TODO", description: "TODO: one or two sentences" },
      { icon: "star", title: "TODO", description: "TODO: one or two sentences" },
      { icon: "star", title: "TODO", description: "TODO: one or two sentences" },
      { icon: "star", title: "TODO", description: "TODO: one or two sentences" },
      { icon: "star", title: "TODO", description: "TODO: one or two sentences" },
      { icon: "star", title: "TODO", description: "TODO: one or two sentences" },
      { icon: "star", title: "TODO", description: "TODO: one or two sentences" },
    ],
    process: [
      { icon: "star", title: "TODO", description: "TODO: one or two sentences" },
      { icon: "star", title: "TODO", description: "TODO: one or two sentences" },
      { icon: "star", title: "TODO", description: "TODO: one or two sentences" },
      { icon: "star", title: "TODO", description: "TODO: one or two sentences" },
      { icon: "star", title: "TODO", description: "TODO: one or two sentences" },
    ],
    technologies: [
      { name: "TODO", icon: "react", description: "TODO: what it does for the client" },
      { name: "TODO", icon: "react", description: "TODO: what it does for the client" },
      { name: "TODO", icon: "react", description: "TODO: what it does for the client" },
      { name: "TODO", icon: "react", description: "TODO: what it does for the client" },
      { name: "TODO", icon: "react", description: "TODO: what it does for the client" },
      { name: "TODO", icon: "react", description: "TODO: what it does for the client" },
      { name: "TODO", icon: "react", description: "TODO: what it does for the client" },
      { name: "TODO", icon: "react", description: "TODO: what it does for the client" },
      { name: "TODO", icon: "react", description: "TODO: what it does for the client" },
    ],
    // The names of files in content/projects/.
    relatedProjects: [],
    call: {
      heading: "TODO: a short sentence",
      text: "TODO: what to write to us, and what we answer with",
      label: "TODO: the words of the button",
      to: "/contact-us",
    },
  },
} satisfies ServiceEntry;
