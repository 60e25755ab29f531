import type { Element, ElementContent } from "hast";
import { h, s } from "hastscript";
import { drawingUrl, fallbackUrl, PICTURE_SIZES, pictureUrl } from "#app/media/picture-sizes.ts";
import type { ArticleBlock, ArticleSection } from "#content/types.ts";
import { chartDrawing, chartProblems, chartTable } from "./chart.ts";
import { highlightedCode, LANGUAGE_NAMES, trimmedCode } from "./highlighted-code.ts";

/** What all blocks of an article need. `field` is a path within the block: "rows[0][1]". */
export interface BlockContext {
  /** Reads inline Markdown, and records its links and problems. */
  inline(text: string, field: string): ElementContent[];
  /** Makes an id that is unique on the page: "table", "table-1". */
  id(name: string): string;
  foundLink(href: string, field: string): void;
  foundProblem(message: string): void;
  /** Whether the figure with this name is served as SVG. */
  isDrawing(name: string): boolean;
}

type Block<Type extends ArticleBlock["type"]> = Extract<ArticleBlock, { type: Type }>;

/** @param part an entry of a section's `detail` */
export function blockElement(part: ArticleSection["detail"][number], context: BlockContext): Element {
  if (typeof part === "string") return h("p", context.inline(part, ""));
  switch (part.type) {
    case "list":
      return h(
        part.ordered ? "ol" : "ul",
        part.items.map((item, index) => h("li", context.inline(item, `items[${index}]`))),
      );
    case "quote":
      return h("figure.quote", [
        h("blockquote", [h("p", context.inline(part.text, "text"))]),
        h("figcaption", context.inline(part.source, "source")),
      ]);
    case "note":
      // Without a role each remark would be a landmark, which is noise in a screen reader.
      return h("aside.note", { role: "note" }, [
        h("p", [h("strong", "Note:"), " ", ...context.inline(part.text, "text")]),
      ]);
    case "code":
      return code(part, context);
    case "table":
      return table(part, context);
    case "figure":
      return figure(part, context);
    case "chart":
      return chart(part, context);
    case "call":
      context.foundLink(part.to, "to");
      return h("div.call", [
        h("p", context.inline(part.text, "text")),
        h("p", [h("a.call-button", { href: part.to }, part.label)]),
      ]);
  }
}

/** app/routes/blogs/copy-area.tsx handles the button. */
function code({ language, code: text, caption }: Block<"code">, { inline }: BlockContext): Element {
  return h("figure.wide.code", { dataLanguage: caption === undefined ? LANGUAGE_NAMES[language] : undefined }, [
    ...(caption === undefined ? [] : [h("figcaption", inline(caption, "caption"))]),
    h("span", { role: "status" }),
    h("button", { type: "button", dataCopy: "" }, "Copy"),
    // It scrolls, so the keyboard must reach it.
    h("pre", { tabIndex: 0 }, [
      h("code", { className: [`language-${language}`] }, highlightedCode(trimmedCode(text), language)),
    ]),
  ]);
}

/** Has a figcaption, because a <caption> would scroll with the table. */
function table({ caption, columns, rows }: Block<"table">, { inline, id }: BlockContext): Element {
  const captionId = id("table");
  const figcaption = h("figcaption", { id: captionId }, inline(caption, "caption"));
  const cells = rows.map((row, place) => row.map((cell, index) => inline(cell, `rows[${place}][${index}]`)));
  return h("figure.wide.titled", [
    figcaption,
    h("section.scroll", { tabIndex: 0, ariaLabelledBy: [captionId] }, [tableElement(columns, cells, captionId)]),
  ]);
}

/** The first cell of each row is its heading. */
function tableElement(
  columns: { heading: string; align?: string | undefined }[],
  rows: (string | ElementContent[])[][],
  captionId: string,
): Element {
  const headings = columns.map(({ heading, align }) =>
    heading === "" ? h("td") : aligned(align, h("th", { scope: "col" }, heading)),
  );
  const bodyRows = rows.map((row) => {
    const [first = "", ...others] = row;
    const cells = others.map((cell, index) => aligned(columns[index + 1]?.align, h("td", cell)));
    return h("tr", [aligned(columns[0]?.align, h("th", { scope: "row" }, first)), ...cells]);
  });
  return h("table", { ariaLabelledBy: [captionId] }, [h("thead", [h("tr", headings)]), h("tbody", bodyRows)]);
}

/** The class is for the page. Feed readers have no styles for it, but read the attribute that HTML has dropped. */
function aligned(align: string | undefined, cell: Element): Element {
  if (align === undefined) return cell;
  cell.properties.className = [align];
  cell.data = { feedProperties: { align } };
  return cell;
}

function chart(block: Block<"chart">, { inline, id, foundProblem }: BlockContext): Element {
  const captionId = id("chart");
  const { columns, rows } = chartTable(block);
  for (const problem of chartProblems(block)) foundProblem(problem);
  return h("figure.wide.titled.chart", { className: [block.kind] }, [
    h("figcaption", { id: captionId }, inline(block.caption, "caption")),
    chartDrawing(block),
    h("div.sr-only", [tableElement(columns, rows, captionId)]),
  ]);
}

/** As wide as the column of text, and on phones nearly as wide as the screen. */
const COLUMN_SIZES = "(min-width: 760px) 704px, calc(100vw - 2.5rem)";

/** Paths of icons. A compiled text cannot use the file of icons, because its address is not known yet. */
const PLUS = "M12 5v14m-7-7h14";
const CROSS = "M18 6L6 18M6 6l12 12";

const DIALOG_SIZES = "(min-width: 1232px) 1200px, (min-width: 720px) calc(100vw - 2rem), 680px";

function figure(block: Block<"figure">, { inline, id, isDrawing: isSvg }: BlockContext): Element {
  const dialogId = id("figure");
  const isDrawing = isSvg(block.picture.name);
  const shape = block.width < 0.75 * block.height ? "tall" : "broad";
  return h("figure.wide.picture", { className: [shape] }, [
    h("div", [
      picture(block, isDrawing, COLUMN_SIZES),
      // An invoker command works without React.
      h(
        "button",
        {
          type: "button",
          command: "show-modal",
          commandfor: dialogId,
          ariaHasPopup: "dialog",
          ariaLabel: "Enlarge the picture",
        },
        icon(PLUS),
      ),
    ]),
    h("dialog.dialog", { id: dialogId, closedby: "any", ariaLabel: "Enlarged picture" }, [
      h("button", { type: "button", command: "close", commandfor: dialogId, ariaLabel: "Close" }, icon(CROSS)),
      // Wider than a phone, so the keyboard must be able to scroll it.
      h("section.scroll", { tabIndex: 0, ariaLabel: "Enlarged picture" }, [picture(block, isDrawing, DIALOG_SIZES)]),
    ]),
    // HTML wants it first or last.
    h("figcaption", inline(block.caption, "caption")),
  ]);
}

function picture({ picture: { kind, name, alt }, width, height }: Block<"figure">, isDrawing: boolean, sizes: string) {
  const fallback = fallbackUrl(kind, name);
  const image = h("img", {
    src: isDrawing ? drawingUrl(kind, name) : fallback,
    width,
    height,
    alt,
    loading: "lazy",
    decoding: "async",
  });
  image.data = { feedProperties: { src: fallback } };
  if (isDrawing) return h("picture", [image]);
  const avif = PICTURE_SIZES[kind].widths.map((width) => `${pictureUrl(kind, name, width)} ${width}w`);
  return h("picture", [h("source", { type: "image/avif", srcSet: avif.join(", "), sizes }), image]);
}

function icon(path: string): Element {
  return s("svg", { ariaHidden: "true", viewBox: "0 0 24 24", className: ["icon"] }, [s("path", { d: path })]);
}
