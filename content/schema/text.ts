import * as v from "valibot";

/** A text that says something. What no text of the site may have is in scripts/content/words.ts. */
export const text = v.pipe(
  v.string(),
  v.check((words) => words.trim() !== "", "is empty."),
);

/** With at least one entry. */
export function list<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.array(item), v.minLength(1, "is empty."));
}

/** "2024-03-14", a day in Pakistan. */
export const day = v.pipe(
  v.string(),
  v.check(isDay, ({ received }) => `${received} is no day of the calendar, written like "2024-03-14".`),
);

/** Compares the text because JavaScript reads February 30 as March 1. */
function isDay(words: string): boolean {
  const date = new Date(`${words}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(words) && !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(words);
}

/** A page of this site, or a place on one: "/portfolio#nonprofit-platform". */
export const internalPath = pathBelow("/");

/** The address of an entry's page: its folder, "/blogs/", and its file name. */
export function pathBelow<Folder extends string>(folder: Folder) {
  return v.custom<`${Folder}${string}`>(
    (path) => typeof path === "string" && path.startsWith(folder),
    ({ received }) => `${received} must begin with ${folder}`,
  );
}

export const httpsUrl = v.custom<`https://${string}`>(
  (url) => typeof url === "string" && url.startsWith("https://") && URL.canParse(url),
  ({ received }) => `${received} must be an address that begins with https://`,
);
