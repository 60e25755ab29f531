import * as v from "valibot";
import { companyName } from "#content/site.ts";

/** Inclusive limits in characters or entries. */
interface Range {
  min: number;
  max: number;
  /** Begins the part of the message that names the limits. */
  why?: string;
}

/** A mark in capitals, unless it is quoted as a word, and "todo:" where a line, cell, bold word or sentence begins. */
const UNFINISHED = /(?<!["“‘'])\b(TODO|FIXME|TBD|XXX+)\b|(?<![\p{L}\p{N},;"“‘'] ?)[Tt]odo:|[Ll]orem ipsum dolor/u;

/** Code of a Markdown text, whose comments may say anything. */
const CODE = /^ *(~~~|```)[\s\S]*?^ *\1|`[^`\n]+`/gm;

function unfinishedIn(text: unknown): string | undefined {
  return UNFINISHED.exec(String(text).replaceAll(CODE, ""))?.[0];
}

// Of several checks of a field, only the first that fails says something (scripts/content/values.ts).

/** Soft hyphens and zero-width spaces, which word processors and chats put into words. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g;

/**
 * Controls but line breaks, lone surrogates, private use, noncharacters, line separators, and marks that reverse the
 * direction of what follows. Joiners and isolates stay, because some scripts need them.
 */
const NEEDLESS = /(?![\n\r])[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u202a-\u202e]/u;

/** A text of one or more lines. */
export const markdown = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll(INVISIBLE, "")),
  v.check(
    (text) => !NEEDLESS.test(text),
    ({ input }) => {
      if (String(input).includes("\t")) {
        return 'has a tab. A table is "| Plan | Price |" with "| --- | --- |" below, a list begins with "- ".';
      }
      const code = NEEDLESS.exec(String(input))?.[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
      return `has U+${code}, which no text needs: delete it.`;
    },
  ),
  v.check((text) => text.trim() !== "", "is empty."),
  v.check(
    (text) => !unfinishedIn(text),
    ({ input }) => `still says "${unfinishedIn(input)}".`,
  ),
);

export const anyText = v.pipe(
  markdown,
  v.check((text) => text === text.trim(), "begins or ends with a space."),
);

/** Keeps an unfinished entry out of production. It may say "TODO". */
export const draft = v.optional(v.boolean());

export function text({ min, max, why = "it takes" }: Range) {
  return v.pipe(
    anyText,
    v.check(
      ({ length }) => length >= min && length <= max,
      ({ input }) => `has ${input.length} characters; ${why} ${min} to ${max}.`,
    ),
  );
}

export function list<const Item extends v.GenericSchema>(item: Item, { min, max }: Range) {
  return v.pipe(
    v.array(item),
    v.check(
      ({ length }) => length >= min && length <= max,
      ({ input }) => {
        const { length } = input as unknown[];
        return `has ${length} ${length === 1 ? "entry" : "entries"}; it takes ${min} to ${max}.`;
      },
    ),
  );
}

const SUFFIX = ` - ${companyName}`;

/** The page part of the document title. A search result shows 60 characters, but a headline needs 40. */
export const title = text({
  min: 3,
  max: Math.max(40, 60 - SUFFIX.length),
  why: "beside the company's name, search results have room for",
});

/** A meta description. */
export const description = text({ min: 70, max: 160, why: "search results need" });

/** "2024-03-14", a day in Pakistan. */
export const day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d$/, ({ received }) => `${received} must be written like "2024-03-14".`),
  v.check(isDay, ({ received }) => `${received} is not a day of the calendar.`),
  v.check(
    (text) => daysAhead(text) <= YEAR,
    ({ received }) => `${received} is more than a year ahead.`,
  ),
);

/** In days. */
export const YEAR = 366;

export function daysAhead(time: string): number {
  return (Date.parse(time) - Date.now()) / (24 * 3_600_000);
}

/** Compares the text because JavaScript reads February 30 as March 1. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text);
}

/** A page of this site, or a section of one: "/portfolio#nonprofit-platform". */
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

/** The address of an entry's page: its folder, "/blogs/", and its file name. */
export function pathBelow<Folder extends string>(folder: Folder) {
  return v.custom<`${Folder}${string}`>(
    (path) => typeof path === "string" && path.startsWith(folder),
    `must begin with ${folder}.`,
  );
}

export const httpsUrl = v.pipe(
  v.string(),
  v.check(
    (url) => url.startsWith("https://"),
    ({ received }) => `${received} must begin with https://. Delete the line if there is none.`,
  ),
  v.check(
    (url) => URL.canParse(url),
    ({ received }) => `${received} is not an address.`,
  ),
);
