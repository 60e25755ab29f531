import type { Element, ElementContent, Root } from "hast";
import { siteOrigin } from "#content/site.ts";

declare module "hast" {
  interface ElementData {
    /** Replace those of the page for feed readers, which may not support SVG or AVIF and have no styles of ours. */
    feedProperties?: Element["properties"];
  }
}

/** Elements that feed readers show. Of other elements only the children are kept. */
const ELEMENTS = new Set(
  "a blockquote code em figcaption figure h2 img li ol p pre strong table tbody td th thead tr ul".split(" "),
);

const ATTRIBUTES = ["align", "alt", "height", "href", "scope", "src", "width"];

/** True for controls, drawings, and elements that only the page needs. */
function isLeftOut({ tagName, properties }: Element): boolean {
  return (
    ["button", "dialog", "source", "svg"].includes(tagName) ||
    ["ariaHidden", "dataNosnippet"].some((name) => name in properties) ||
    properties.role === "status" ||
    (properties.href ?? "").startsWith("#")
  );
}

/** @returns a copy of the page's tree for feeds, with plain elements and absolute addresses */
export function feedTree(tree: Root): Root {
  return {
    type: "root",
    children: tree.children.flatMap((node) => (node.type === "doctype" ? [] : plain(node))),
  };
}

function plain(node: ElementContent): ElementContent[] {
  if (node.type !== "element") return [node];
  if (isLeftOut(node)) return [];
  const children = node.children.flatMap(plain);
  if (!ELEMENTS.has(node.tagName)) return children;
  const own = { ...node.properties, ...node.data?.feedProperties };
  const properties = Object.fromEntries(
    ATTRIBUTES.flatMap((name) => {
      const value = own[name];
      if (value === undefined) return [];
      const isPath = typeof value === "string" && value.startsWith("/") && name !== "alt";
      return [[name, isPath ? `${siteOrigin}${value}` : value]];
    }),
  );
  return [{ type: "element", tagName: node.tagName, properties, children }];
}
