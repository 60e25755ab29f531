import { contact } from "#content/site.ts";
import type { Job } from "#content/types.ts";

export function jobPath({ slug }: Pick<Job, "slug">): string {
  return `/careers/${slug}`;
}

/** Fills in the placeholders `{title}`, `{label}`, `{location}` and `{about}`. */
export function fillJobText(text: string, job: Partial<Job>): string {
  type Name = "title" | "label" | "location" | "about";
  return text.replaceAll(/\{(title|label|location|about)\}/g, (_, name: Name) => job[name] ?? "");
}

export function applicationLink({ title }: Job): string {
  return `mailto:${contact.careersEmail}?subject=${encodeURIComponent(`Application: ${title}`)}`;
}
