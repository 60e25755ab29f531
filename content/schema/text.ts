import * as v from "valibot";

/** A text with at least one visible character. */
export const text = v.pipe(v.string(), v.regex(/\S/, "must not be empty."));

export function list<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.array(item), v.minLength(1, "must not be empty."));
}

/** A day in Pakistan: "2024-03-14". */
export const day = v.pipe(v.string(), v.check(isDay, 'must be a day of the calendar, written like "2024-03-14".'));

/** Compares the text, because JavaScript parses February 30 as March 1. */
function isDay(words: string): boolean {
  const date = new Date(`${words}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(words) && !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(words);
}

/** A path on this site, with an optional fragment: "/portfolio#nonprofit-platform". */
export const internalPath = pathBelow("/");

/** The path of an entry's page, below "/blogs/" for example. */
export function pathBelow<Folder extends string>(folder: Folder) {
  return v.custom<`${Folder}${string}`>(
    (path) => typeof path === "string" && path.startsWith(folder),
    `must begin with ${folder}`,
  );
}

export const httpsUrl = v.custom<`https://${string}`>(
  (url) => typeof url === "string" && url.startsWith("https://") && URL.canParse(url),
  "must be an address that begins with https://",
);
