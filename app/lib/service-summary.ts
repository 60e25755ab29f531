import type { Service, ServiceEntry } from "~content/types";

/** What a list shows of a service: the rest of its page stays out of pages that do not show it. */
export function serviceSummary({ icon, title, description, url }: ServiceEntry): Service {
  return { icon, title, description, url };
}
