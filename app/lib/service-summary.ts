import type { Service, ServiceEntry } from "~content/types";

/** The part of a service that lists need, so that its details are not sent with them. */
export function serviceSummary({ icon, title, description, url }: ServiceEntry): Service {
  return { icon, title, description, url };
}
