import type { ServiceEntry } from "#content/types.ts";

export type ServiceSummary = ReturnType<typeof serviceSummary>;

/** @returns the fields that lists show, so that pages do not contain the details of all services */
export function serviceSummary({ icon, drawing, title, description, url }: ServiceEntry) {
  return { icon, drawing, title, description, url };
}
