import type { Opening } from "#content/types.ts";

export function openingPath({ slug }: Pick<Opening, "slug">): string {
  return `/careers/${slug}`;
}

/** Fills in the placeholders `{title}`, `{label}` and `{location}`. */
export function openingText(
  text: string,
  { title, label, location }: Pick<Opening, "title" | "label" | "location">,
): string {
  const values: Record<string, string> = { title, label, location };
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name) => values[name] ?? placeholder);
}

/** Fills in the placeholder `{about}` for one opening, or for openings in general. */
export function applicationText<Texts extends { text: string; about: string }>(texts: Texts, opening?: Opening): Texts {
  return { ...texts, text: texts.text.replace("{about}", () => opening?.about ?? texts.about) };
}

export function applicationLink({ title }: Pick<Opening, "title">, email: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(`Application: ${title}`)}`;
}
