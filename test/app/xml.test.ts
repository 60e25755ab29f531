import fc from "fast-check";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { expect, test } from "vitest";
import { xmlDocument, xmlElement } from "#app/discovery/xml.ts";

const parser = new XMLParser({ ignoreAttributes: false, trimValues: false, parseTagValue: false });

test("serialized text parses to the same text, without characters that XML forbids", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", minLength: 1 }), (text) => {
      const document = xmlDocument(xmlElement("a", text, { b: text }));
      expect(XMLValidator.validate(document)).toBe(true);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the characters that XML forbids
      const kept = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu, "");
      expect(document).not.toMatch(/[\ufffe\uffff]/);
      // Parsers normalize line breaks (XML 1.0, section 2.11).
      const read = String(parser.parse(document).a["#text"] ?? "");
      expect(read.replaceAll(/\r\n?/g, "\n")).toBe(kept.replaceAll(/\r\n?/g, "\n"));
    }),
    { numRuns: 1_000 },
  );
});

test("escapes text and attributes, but not nested elements", () => {
  expect(xmlElement("a", undefined, { href: "?a&b" })).toBe('<a href="?a&amp;b"/>');
  expect(xmlElement("a", [xmlElement("b", "<"), xmlElement("b", "'")])).toBe("<a><b>&lt;</b><b>&apos;</b></a>");
  expect(xmlElement("a", [])).toBe("<a></a>");
});
