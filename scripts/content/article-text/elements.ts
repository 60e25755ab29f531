/** rehype plugins for tables, code, pictures and links. */
import type { Element, Nodes, Properties, Root } from "hast";
import { toText } from "hast-util-to-text";
import { h } from "hastscript";
import { SKIP, visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { darkName, fallbackUrl, PICTURE_SIZES, pictureUrl } from "#app/media/picture-sizes.ts";
import type { Size } from "#scripts/content/pictures.ts";

export function isElement(node: Nodes | undefined, tagName: string): node is Element {
  return node?.type === "element" && node.tagName === tagName;
}

/**
 * Makes wide tables scrollable, also by keyboard. A bold paragraph right above a table is its caption, and names it for
 * screen readers.
 */
export function rehypeTables() {
  return (tree: Root) => {
    visit(tree, "element", (table, index, parent) => {
      const { align } = table.properties;
      // HTML has no `align` any more.
      if (align) table.properties = { className: [String(align)] };
      if (table.tagName !== "table" || !parent || index === undefined) return;
      const above = parent.children.slice(0, index).findLast((node) => node.type === "element");
      const [bold, ...others] = above?.tagName === "p" ? above.children : [];
      const isCaption = isElement(bold, "strong") && others.length === 0;
      if (above && isCaption) above.properties.className = ["caption"];
      const ariaLabel = isCaption ? toText(bold) : "Table";
      parent.children[index] = h("div.scroll", { role: "group", tabIndex: 0, ariaLabel }, [table]);
    });
  };
}

/** Adds a copy button (app/routes/blogs/article-text.tsx) and a caption, which is the language by default. */
export function rehypeCode() {
  return (tree: Root) => {
    visit(tree, "element", (pre, index, parent) => {
      const code = pre.children.find((child) => isElement(child, "code"));
      if (pre.tagName !== "pre" || !code || !parent || index === undefined) return;
      // Focusable, so that keyboards can scroll it.
      pre.properties.tabIndex = 0;
      const [, language] = /language-(\S+)/.exec(String(code.properties.className)) ?? [];
      const caption = code.data?.meta;
      parent.children[index] = h("figure.code", { dataLanguage: caption ? undefined : language }, [
        caption && h("figcaption", caption),
        h("span", { role: "status" }),
        h("button.hydrated-only", { type: "button" }, "Copy"),
        pre,
      ]);
    });
  };
}

/**
 * Makes `![Alt text](name "Caption")`, a picture in content/images/articles/, responsive. A picture in its own
 * paragraph becomes a figure. The dark theme shows "name-dark" instead, if there is such a picture.
 */
export function rehypePictures(sizes: Map<string, Size>) {
  return (tree: Root, file: VFile) => {
    const pictures: { name: string; line: number }[] = [];
    visit(tree, "element", (element, index, parent) => {
      const [child, ...others] = element.children;
      if (element.tagName === "p" && isElement(child, "img") && others.length === 0) {
        const { title, ...properties } = child.properties;
        const picture = { ...child, properties };
        Object.assign(element, h("figure.picture", [picture, title && h("figcaption", String(title))]));
      }
      if (element.tagName !== "img" || !parent || index === undefined) return;
      const light = String(element.properties.src);
      if (!sizes.has(light))
        file.message(`shows "${light}", but content/images/articles/ has no such picture.`, element);
      const dark = darkName(light);
      const names = sizes.has(dark) ? [light, dark] : [light];
      pictures.push(...names.map((name) => ({ name, line: element.position?.start.line ?? 1 })));
      const themed = names.map((name) => {
        const className = names.length > 1 ? [name === dark ? "dark-only" : "light-only"] : undefined;
        return responsivePicture({ ...element.properties, className }, name, sizes.get(name));
      });
      parent.children.splice(index, 1, ...themed);
      // Skips the new elements, because they contain an img too.
      return [SKIP, index + themed.length];
    });
    file.data.pictures = pictures;
  };
}

function responsivePicture(properties: Properties, name: string, size: Size | undefined): Element {
  const srcSet = PICTURE_SIZES.articles.widths.map((width) => `${pictureUrl("articles", name, width)} ${width}w`);
  return h("picture", [
    h("source", {
      type: "image/avif",
      srcSet: srcSet.join(", "),
      sizes: "(min-width: 664px) 608px, calc(100vw - 2.5rem)",
    }),
    h("img", { ...properties, ...size, src: fallbackUrl("articles", name), loading: "lazy" }),
  ]);
}

/** Allowed links. Other schemes run scripts or open programs, and a path without "/" depends on the page. */
const LINK = /^([/#]|https?:|mailto:|tel:)/i;

/** Checks links, and sends no referrer to other sites. */
export function rehypeLinks() {
  return (tree: Root, file: VFile) => {
    visit(tree, "element", (element) => {
      const { href } = element.properties;
      if (typeof href !== "string") return;
      if (/^https?:/i.test(href)) element.properties.rel = ["noopener", "noreferrer"];
      if (LINK.test(href)) return;
      file.message(`links to "${href}", but a link begins with "/", "#", "https:", "mailto:" or "tel:".`, element);
      delete element.properties.href;
    });
  };
}
