import { contact } from "#content/site.ts";
import type { Opening } from "#content/types.ts";

export function openingPath({ slug }: Pick<Opening, "slug">): string {
  return `/careers/${slug}`;
}

/** Fills in the placeholders `{title}`, `{label}`, `{location}` and `{about}`. */
export function openingText(text: string, opening: Partial<Opening>): string {
  type Name = "title" | "label" | "location" | "about";
  return text.replaceAll(/\{(title|label|location|about)\}/g, (_, name: Name) => opening[name] ?? "");
}

export function applicationLink({ title }: Opening): string {
  return `mailto:${contact.careersEmail}?subject=${encodeURIComponent(`Application: ${title}`)}`;
}
