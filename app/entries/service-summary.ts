import type { ServiceEntry } from "#content/types.ts";

export type ServiceSummary = Pick<ServiceEntry, "icon" | "drawing" | "title" | "description" | "url">;

/** @returns the part of a service that lists show, so that pages do not carry the details */
export function serviceSummary({ icon, drawing, title, description, url }: ServiceEntry): ServiceSummary {
  return { icon, drawing, title, description, url };
}
