import type { TeamMember } from "../types.ts";
import { founder } from "./founder.ts";
import { headOfEngineering } from "./head-of-engineering.ts";
import { productDesignLead } from "./product-design-lead.ts";

export const teamHeading = {
  heading: "The people you will talk to",
  intro: "No account managers in between. The three who lead the work are the three who answer.",
};

/** In display order. */
export const team: TeamMember[] = [founder, headOfEngineering, productDesignLead];
