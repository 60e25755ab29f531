import fc from "fast-check";
import { expect, test } from "vitest";
import { allEntries } from "#app/entries/published.server.ts";
import { slug } from "#app/lib/slug.ts";
import { excerptAround, splitAtWords } from "#app/search/found-words.ts";
import { searchIn } from "#app/search/search-index.ts";

// Words that are more than Latin letters: signs, marks, and characters that nobody sees.

const [article] = allEntries.articles;
const PATH = "/blogs/one";

/** A search whose only article has this text, and these tags. */
function searchOf(text: string, tags: string[] = []) {
  const sections = [{ id: "part", smaller: [], heading: "Part", text }];
  const articles = article
    ? [{ ...article, url: PATH, title: "One", excerpt: "", tags, content: { ...article.content, sections } }]
    : [];
  return searchIn({ ...allEntries, articles, services: [], openings: [], projects: [] });
}

/** @returns The words that are marked in the result, as they are written there. */
function markedBy(query: string, text: string, tags?: string[]): string[] | undefined {
  const { results } = searchOf(text, tags)(query);
  const found = results.find(({ path }) => path.startsWith(PATH));
  return found && splitAtWords(found.line, found.words).filter((_, index) => index % 2 === 1);
}

test.for([
  ["c++", "We write C++ here."],
  ["Notepad++", "Open it in Notepad++."],
  ["C#", "Services in C# and F#."],
  ["हिन्दी", "यह हिन्दी में है।"],
  ["தமிழ்", "இது தமிழ் உரை."],
  ["کتابِ", "یہ کتابِ اول ہے۔"],
  ["cafe\u0301", "A caf\u00e9."],
  ["caf\u00e9", "A cafe\u0301."],
  ["software", "Custom soft\u00adware."],
  ["soft\u00adware", "Custom software."],
  ["database", "A data\u200bbase."],
  ["می\u200cشود", "این می\u200cشود."],
  ["میشود", "این می\u200cشود."],
])("%j is found and marked in %j", ([query = "", text = ""]) => {
  const plain = (word: string) =>
    word
      .normalize()
      .replaceAll(/[\u00ad\u200b\u200c]/g, "")
      .toLowerCase();
  expect(markedBy(query, text)?.map(plain)).toEqual([plain(query)]);
});

test.for(["c", "C++", "notepad", "a|b", "a"])("%j is found among tags with signs", (query) => {
  expect(markedBy(query, "C++ (a|b) [c] $& \\d.", ["C++", "Notepad++", "a|b"])).toBeDefined();
});

test("any query gets an answer", () => {
  const search = searchOf("C++ (a|b) [c] $& \\d.", ["C++", "Notepad++", "a|b"]);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom("(", "[", "\\", "$&", "*", "+")), (query) => {
      const { results, count } = search(query);
      expect(results.length).toBeLessThanOrEqual(count);
    }),
  );
});

test("any words split any text without losing any of it", () => {
  const texts = fc.string({ unit: "grapheme" });
  fc.assert(
    fc.property(texts, fc.array(fc.string({ unit: "grapheme", minLength: 1 })), (text, words) => {
      expect(splitAtWords(text, words).join("").normalize()).toBe(text.normalize());
      expect(excerptAround(text, words).length).toBeLessThan(170);
    }),
  );
});

test.for([
  ["Soft\u00adware for data\u200bbases", "software-for-databases"],
  ["Cafe\u0301", "cafe"],
])("the id of the heading %j is %s", ([heading = "", id]) => {
  expect(slug(heading)).toBe(id);
});

test("an excerpt does not end with the first word of a sentence", () => {
  const sentence = `${"word ".repeat(29)}end.`;
  const more = "and ".repeat(20);
  expect(excerptAround(`${sentence} We ${more}`, [])).toBe(`${sentence} We and and …`);
  expect(excerptAround(`${sentence} However ${more}`, [])).toBe(`${sentence} …`);
});
