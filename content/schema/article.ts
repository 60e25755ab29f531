import * as v from "valibot";
import { palette, picture } from "./picture.ts";
import { anyText, day, description, internalPath, list, text, title } from "./text.ts";

/**
 * A text with inline Markdown: `**strong**`, `*emphasis*`, `` `code` ``, `[a page](/services)`, `[another
 * site](https://example.com)`. A backslash before a sign takes it literally.
 */
const inline = anyText;

/** `[1, 2]` when `value` has the length that its heading has. */
const sameLength = (wanted: number, lengths: number[]) => lengths.every((length) => length === wanted);

const listBlock = v.strictObject({
  type: v.literal("list"),
  /** Numbered: for steps, and where the text says "the third". */
  ordered: v.optional(v.boolean()),
  items: list(inline, { least: 2, most: 20 }),
});

const quoteBlock = v.strictObject({
  type: v.literal("quote"),
  text: inline,
  /** Who said it, and where. */
  source: inline,
});

/** A remark beside the argument: a limit, a date after which a figure is out of date. */
const noteBlock = v.strictObject({
  type: v.literal("note"),
  text: inline,
});

/** Highlighted at build time (app/articles/body/). */
const CODE_LANGUAGES = [
  "bash",
  "css",
  "html",
  "javascript",
  "json",
  "php",
  "python",
  "sql",
  "text",
  "typescript",
  "yaml",
] as const;

const codeBlock = v.strictObject({
  type: v.literal("code"),
  language: v.picklist(CODE_LANGUAGES),
  /** Lines are separated by \n, or written between backticks. */
  code: v.pipe(
    v.string(),
    v.check((code) => code.trim() !== "", "is empty."),
  ),
  /** What it is, or the name of the file. */
  caption: v.optional(inline),
});

const tableBlock = v.pipe(
  v.strictObject({
    type: v.literal("table"),
    caption: inline,
    columns: list(
      v.strictObject({
        heading: anyText,
        /** Numbers belong to the right. Left if omitted. */
        align: v.optional(v.picklist(["left", "center", "right"])),
      }),
      { least: 2, most: 8 },
    ),
    /** A cell for each column; the first one is the row's heading. */
    rows: list(v.array(inline), { least: 2, most: 40 }),
  }),
  v.check(
    ({ columns, rows }) =>
      sameLength(
        columns.length,
        rows.map((row) => row.length),
      ),
    "has a row whose cells are more or fewer than its columns.",
  ),
);

const figureBlock = v.strictObject({
  type: v.literal("figure"),
  picture: picture("figures"),
  caption: inline,
  /** Of the source in px, so that nothing moves when it arrives. */
  width: v.pipe(v.number(), v.integer()),
  height: v.pipe(v.number(), v.integer()),
});

const chartBlock = v.pipe(
  v.strictObject({
    type: v.literal("chart"),
    /** Bars compare quantities; lines show how something changes along the labels. */
    kind: v.picklist(["bars", "lines"]),
    caption: inline,
    /** Written behind each number: "ms", "kB". */
    unit: v.optional(text({ least: 1, most: 12 })),
    labels: list(text({ least: 1, most: 60 }), { least: 2, most: 16 }),
    series: list(
      v.strictObject({
        name: text({ least: 1, most: 40 }),
        /** One for each label, none below zero. */
        values: v.array(v.pipe(v.number(), v.minValue(0, "is below zero: a chart starts at zero."))),
      }),
      { least: 1, most: 3 },
    ),
  }),
  v.check(
    ({ labels, series }) =>
      sameLength(
        labels.length,
        series.map(({ values }) => values.length),
      ),
    "has a series whose values are more or fewer than its labels.",
  ),
);

/** Leads to one of our pages. */
const callBlock = v.strictObject({
  type: v.literal("call"),
  text: inline,
  label: text({ least: 3, most: 40 }),
  to: internalPath,
});

const block = v.variant("type", [
  listBlock,
  quoteBlock,
  noteBlock,
  codeBlock,
  tableBlock,
  figureBlock,
  chartBlock,
  callBlock,
]);

const section = v.strictObject({
  heading: text({ least: 3, most: 80 }),
  /** A string is a paragraph, with inline Markdown. */
  detail: list(
    v.lazy((part): typeof inline | typeof block => (typeof part === "string" ? inline : block)),
    { least: 1, most: 40 },
  ),
});

/** The name of a category or a tag, from which the address of its list is made. */
const subject = (most: number) =>
  v.pipe(
    text({ least: 2, most }),
    v.check(
      (name) => /[a-z0-9]/i.test(name.normalize("NFKD")),
      ({ received }) => `${received} has no Latin letter or digit for an address.`,
    ),
  );

const fields = {
  title,
  /** Two or three sentences below the title of the article page. */
  description: text({ least: 70, most: 500 }),
  /** One sentence for cards, feeds and the meta description. */
  excerpt: description,
  image: picture("covers"),
  /** Colors of the drawn cover. Omit it for a picture of your own in the folder covers of content/images/. */
  palette: v.optional(palette),
  /** "2024-03-14". With a future date the article is published at midnight in Pakistan. */
  date: day,
  /** One or two words: "Mobile". */
  category: subject(24),
  /** At least 150 words in total. */
  content: list(section, { least: 2, most: 20 }),
  tags: v.pipe(
    list(subject(32), { least: 2, most: 6 }),
    v.checkItems(
      (tag, index, tags) => tags.indexOf(tag) === index,
      ({ received }) => `${received} is listed twice.`,
    ),
  ),
};

/** In content/blogs/<slug>.ts. */
export const article = v.strictObject({
  ...fields,
  /** "/blogs/" and the file name: "/blogs/web-development-future". */
  url: v.custom<`/blogs/${string}`>(
    (url) => typeof url === "string" && url.startsWith("/blogs/"),
    "must begin with /blogs/.",
  ),
  author: v.optional(anyText),
});

/** In content/news/<slug>.ts. */
export const newsArticle = v.strictObject({
  ...fields,
  /** "/news/" and the file name: "/news/mhs-dubai-office". */
  url: v.custom<`/news/${string}`>(
    (url) => typeof url === "string" && url.startsWith("/news/"),
    "must begin with /news/.",
  ),
  author: anyText,
});

export type ArticleBlock = v.InferOutput<typeof block>;
export type ArticleSection = v.InferOutput<typeof section>;
export type Article = v.InferOutput<typeof article>;
export type NewsArticle = v.InferOutput<typeof newsArticle>;
