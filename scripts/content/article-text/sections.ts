import type { Element, Root, RootContent } from "hast";
import { toText } from "hast-util-to-text";
import { h } from "hastscript";
import type { VFile } from "vfile";
import { isElement } from "./elements.ts";

interface Section {
  heading: Element;
  body: RootContent[];
}

/** Wraps each h2 and the elements below it in a section. */
export function rehypeSections() {
  return (tree: Root, file: VFile) => {
    const sections: Section[] = [];
    for (const child of tree.children) {
      if (isElement(child, "h2")) sections.push({ heading: child, body: [] });
      else if (!isElement(child, "section")) sections.at(-1)?.body.push(child);
    }
    file.data.sections = sections.map(({ heading, body }) => ({
      id: String(heading.properties.id),
      heading: toText(heading),
      text: toText(h(null, body)).replaceAll(/\s+/g, " ").trim(),
    }));
    const footnotes = tree.children.filter((child) => isElement(child, "section"));
    tree.children = [...sections.map(sectionElement), ...footnotes];
  };
}

/** The link is beside the heading, because inside it would be part of the heading's name. CSS adds its "#". */
function sectionElement({ heading, body }: Section): Element {
  const label = `Link to this section: ${toText(heading)}`;
  const link = h("a.anchor", { href: `#${heading.properties.id}`, ariaLabel: label });
  return h("section", [heading, link, ...body]);
}
