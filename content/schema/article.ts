import * as v from "valibot";
import { picture } from "./picture.ts";
import { anyText, day, description, internalPath, list, pathBelow, text, title } from "./text.ts";

/**
 * A text with inline Markdown: `**strong**`, `*emphasis*`, `` `code` ``, `[a page](/services)`, `[another
 * site](https://example.com)`. A backslash makes the next sign literal.
 */
const inline = anyText;

const listBlock = v.strictObject({
  type: v.literal("list"),
  /** Numbers the items. */
  ordered: v.optional(v.boolean()),
  items: list(inline, { min: 2, max: 20 }),
});

const quoteBlock = v.strictObject({
  type: v.literal("quote"),
  text: inline,
  /** Who said it, and where. */
  source: inline,
});

/** A remark beside the argument, such as a limit or the date of a figure. */
const noteBlock = v.strictObject({
  type: v.literal("note"),
  text: inline,
});

/** Highlighted at build time (scripts/content/article-text/). */
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
  /** Write the lines between backticks, or separate them by \n. */
  code: v.pipe(
    v.string(),
    v.check((code) => code.trim() !== "", "is empty."),
  ),
  /** What the code is, or the name of its file. */
  caption: v.optional(inline),
});

const tableBlock = v.pipe(
  v.strictObject({
    type: v.literal("table"),
    caption: inline,
    columns: list(
      v.strictObject({
        heading: anyText,
        /** Left if omitted. Align numbers to the right. */
        align: v.optional(v.picklist(["left", "center", "right"])),
      }),
      { min: 2, max: 8 },
    ),
    /** Each row has a cell for each column. The first cell is the row's heading. */
    rows: list(v.array(inline), { min: 2, max: 40 }),
  }),
  v.check(
    ({ columns, rows }) => rows.every(({ length }) => length === columns.length),
    "has a row whose cells are more or fewer than its columns.",
  ),
);

const figureBlock = v.strictObject({
  type: v.literal("figure"),
  picture: picture("figures"),
  caption: inline,
  /** Size of the source in px, so that nothing moves when the picture arrives. */
  width: v.pipe(v.number(), v.integer()),
  height: v.pipe(v.number(), v.integer()),
});

const chartBlock = v.pipe(
  v.strictObject({
    type: v.literal("chart"),
    /** Bars compare quantities. Lines show how something changes along the labels. */
    kind: v.picklist(["bars", "lines"]),
    caption: inline,
    /** Follows each number: "ms", "kB". */
    unit: v.optional(text({ min: 1, max: 12 })),
    labels: list(text({ min: 1, max: 60 }), { min: 2, max: 16 }),
    series: list(
      v.strictObject({
        name: text({ min: 1, max: 40 }),
        /** One for each label. */
        values: v.array(v.pipe(v.number(), v.minValue(0, "is below zero: a chart starts at zero."))),
      }),
      { min: 1, max: 3 },
    ),
  }),
  v.check(
    ({ labels, series }) => series.every(({ values }) => values.length === labels.length),
    "has a series whose values are more or fewer than its labels.",
  ),
);

/** A button to a page of this site. */
const callBlock = v.strictObject({
  type: v.literal("call"),
  text: inline,
  label: text({ min: 3, max: 40 }),
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
  heading: text({ min: 3, max: 80 }),
  /** A string is a paragraph, with inline Markdown. */
  detail: list(
    v.lazy((part): typeof inline | typeof block => (typeof part === "string" ? inline : block)),
    { min: 1, max: 40 },
  ),
});

const fields = {
  title,
  /** Two or three sentences below the title of the article page. */
  description: text({ min: 70, max: 500 }),
  /** One sentence for cards, feeds and the meta description. */
  excerpt: description,
  image: picture("covers"),
  /** "2024-03-14". With a future date, the article is announced and goes live at midnight in Pakistan. */
  date: day,
  /** One or two words: "Mobile". */
  category: text({ min: 2, max: 24 }),
  /** At least 150 words in total. */
  content: list(section, { min: 2, max: 20 }),
  tags: v.pipe(
    list(text({ min: 2, max: 32 }), { min: 2, max: 6 }),
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
  url: pathBelow("/blogs/"),
  author: v.optional(anyText),
});

/** In content/news/<slug>.ts. */
export const newsArticle = v.strictObject({
  ...fields,
  /** "/news/" and the file name: "/news/mhs-dubai-office". */
  url: pathBelow("/news/"),
  author: anyText,
});

export type ArticleBlock = v.InferOutput<typeof block>;
export type ArticleSection = v.InferOutput<typeof section>;
export type Article = v.InferOutput<typeof article>;
export type NewsArticle = v.InferOutput<typeof newsArticle>;
