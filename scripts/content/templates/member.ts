import type { TeamMember } from "#content/types.ts";

export default {
  draft: true,
  order: 0,
  name: "TITLE",
  position: "TODO: the position",
  image: {
    kind: "portraits",
    name: "SLUG",
    alt: "TODO: what is seen, in 20 to 180 characters",
  },
  linkedin: "https://TODO",
  // twitter: "https://TODO",
  // github: "https://TODO",
} satisfies TeamMember;
