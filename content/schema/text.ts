import * as v from "valibot";

/** Inclusive, in characters or entries. `why` begins the sentence that names the two. */
interface Range {
  least: number;
  most: number;
  why?: string;
}

const FILLER = /lorem ipsum|\b(TODO|TBD|FIXME)\b/i;

/** A text that is neither empty nor still to be written. */
export const anyText = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== "", "is empty."),
  v.check((text) => text.trim() === "" || text === text.trim(), "begins or ends with a space."),
  v.check(
    (text) => !FILLER.test(text),
    ({ input }) => `still says "${FILLER.exec(String(input))?.[0]}".`,
  ),
);

export function text({ least, most, why = "it takes" }: Range) {
  return v.pipe(
    anyText,
    v.check(
      ({ length }) => length >= least && length <= most,
      ({ input }) => `has ${String(input).length} characters; ${why} ${least} to ${most}.`,
    ),
  );
}

/** A text with placeholders: `values` has the lengths of what is filled in, "{name}". */
export function template({ least, most, why = "it takes" }: Range, values: Record<string, Range>) {
  const filled = (text: string, length: "least" | "most") =>
    Object.entries(values).reduce((all, [name, range]) => all.replaceAll(`{${name}}`, "x".repeat(range[length])), text);
  const lengths = (text: string) => [filled(text, "least").length, filled(text, "most").length] as const;
  return v.pipe(
    anyText,
    v.check(
      (text) => lengths(text)[0] >= least && lengths(text)[1] <= most,
      ({ input }) => {
        const [shortest, longest] = lengths(String(input));
        return `has ${shortest} to ${longest} characters, by what is filled in; ${why} ${least} to ${most}.`;
      },
    ),
  );
}

export function list<const Item extends v.GenericSchema>(item: Item, { least, most }: Range) {
  return v.pipe(
    v.array(item),
    v.check(
      ({ length }) => length >= least && length <= most,
      ({ input }) => {
        const { length } = input as unknown[];
        return `has ${length} ${length === 1 ? "entry" : "entries"}; it takes ${least} to ${most}.`;
      },
    ),
  );
}

/** The `{page}` part of the document title: a search result shows 60 characters, and " - MHS" is appended. */
export const title = text({ least: 3, most: 54, why: "search results have room for" });

/** A meta description. */
export const description = text({ least: 70, most: 160, why: "search results need" });

/** "2024-03-14", a day in Pakistan. */
export const day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d$/, ({ received }) => `${received} must be written like "2024-03-14".`),
  v.check(
    (text) => !/^\d{4}-\d\d-\d\d$/.test(text) || isDay(text),
    ({ received }) => `${received} is not a day of the calendar.`,
  ),
);

/** JavaScript reads February 30 as March 1. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text);
}

/** A page of this site, with or without a section: "/portfolio#nonprofit-platform". */
export const internalPath = v.pipe(
  v.custom<`/${string}`>(
    (value) => typeof value === "string",
    ({ received }) => `must be a text, not ${received}.`,
  ),
  v.check(
    (path) => path.startsWith("/"),
    ({ received }) => `${received} must begin with a slash: a page of this site.`,
  ),
);

export const httpsUrl = v.pipe(
  v.string(),
  v.check(
    (url) => url.startsWith("https://"),
    ({ received }) => `${received} must begin with https://.`,
  ),
);
