import type { JobOpening } from "../../content/types.ts";

/** Address of an opening's own page, from the root. */
export function openingPath({ slug }: Pick<JobOpening, "slug">): string {
  return `/careers/${slug}`;
}

/** A text of content about an opening, with the opening's own words in the place of `{title}` and `{location}`. */
export function openingText(text: string, { title, location }: Pick<JobOpening, "title" | "location">): string {
  return text.replace("{title}", title).replace("{location}", location);
}

/** Where an application goes: a mail to `email` whose subject names the position. */
export function applicationLink({ title }: Pick<JobOpening, "title">, email: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(`Application: ${title}`)}`;
}
