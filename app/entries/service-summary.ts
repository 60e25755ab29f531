import type { ServiceEntry } from "#content/types.ts";

export type ServiceSummary = Pick<ServiceEntry, "icon" | "title" | "description" | "url">;

/** The part of a service that lists need, so that its details are not sent with them. */
export function serviceSummary({ icon, title, description, url }: ServiceEntry): ServiceSummary {
  return { icon, title, description, url };
}
