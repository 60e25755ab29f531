/** rehype plugins for code, pictures and links. */
import type { Element, Nodes, Root } from "hast";
import { h } from "hastscript";
import { SKIP, visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { fallbackUrl, PICTURE_SIZES, pictureUrl } from "#app/media/picture-sizes.ts";
import type { Size } from "#scripts/content/pictures.ts";

export function isElement(node: Nodes | undefined, tagName: string): node is Element {
  return node?.type === "element" && node.tagName === tagName;
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
 * paragraph becomes a figure.
 */
export function rehypePictures(sizes: Map<string, Size>) {
  return (tree: Root, file: VFile) => {
    const pictures: { name: string; line: number }[] = [];
    visit(tree, "element", (element) => {
      const [child, ...others] = element.children;
      if (element.tagName === "p" && isElement(child, "img") && others.length === 0) {
        const { title, ...properties } = child.properties;
        const picture = { ...child, properties };
        Object.assign(element, h("figure.picture", [picture, title && h("figcaption", String(title))]));
      }
      if (element.tagName !== "img") return;
      const name = String(element.properties.src);
      pictures.push({ name, line: element.position?.start.line ?? 1 });
      if (!sizes.has(name)) file.message(`shows "${name}", but content/images/articles/ has no such picture.`, element);
      Object.assign(element, responsivePicture(element, name, sizes.get(name)));
      // Skips the children, because they contain an img too.
      return SKIP;
    });
    file.data.pictures = pictures;
  };
}

function responsivePicture({ properties }: Element, name: string, size: Size | undefined): Element {
  const srcSet = PICTURE_SIZES.articles.widths.map((width) => `${pictureUrl("articles", name, width)} ${width}w`);
  return h("picture", [
    h("source", {
      type: "image/avif",
      srcSet: srcSet.join(", "),
      sizes: "(min-width: 760px) 704px, calc(100vw - 2.5rem)",
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
