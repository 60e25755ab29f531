import type { Opening } from "../../content/types.ts";

export function openingPath({ slug }: Pick<Opening, "slug">): string {
  return `/careers/${slug}`;
}

/** Fills in the placeholders `{title}` and `{location}`. */
export function openingText(text: string, { title, location }: Pick<Opening, "title" | "location">): string {
  return text.replace("{title}", title).replace("{location}", location);
}

export function applicationLink({ title }: Pick<Opening, "title">, email: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(`Application: ${title}`)}`;
}
