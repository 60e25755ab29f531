import { contact } from "#content/site.ts";
import type { Opening } from "#content/types.ts";

export function openingPath({ slug }: Pick<Opening, "slug">): string {
  return `/careers/${slug}`;
}

/** Fills in the placeholders `{title}`, `{label}` and `{location}`. */
export function openingText(text: string, opening: Pick<Opening, "title" | "label" | "location">): string {
  return text.replaceAll(/\{(title|label|location)\}/g, (_, name: "title" | "label" | "location") => opening[name]);
}

/** Fills in the placeholder `{about}` for one opening, or for openings in general. */
export function applicationText<Texts extends { text: string; about: string }>(texts: Texts, opening?: Opening): Texts {
  return { ...texts, text: texts.text.replace("{about}", () => opening?.about ?? texts.about) };
}

export function applicationLink({ title }: Opening): string {
  return `mailto:${contact.careersEmail}?subject=${encodeURIComponent(`Application: ${title}`)}`;
}
