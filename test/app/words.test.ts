import { expect, test } from "vitest";
import { compile } from "#scripts/content/article-text/compile.ts";
import { invisibleIn, unfinishedIn } from "#scripts/content/words.ts";

/** What the text of an article says that is not finished; code may say anything. */
function marksIn(text: string): string[] {
  const { mistakes } = compile(`## One\n\n${text}`, new Map());
  return mistakes.flatMap(({ message, isError }) => (isError ? (/^still says "(.*)"/.exec(message)?.[1] ?? []) : []));
}

test.for([
  ...["TODO ask Rabia", "**TODO: the number**", "One.\nTODO", "- TODO a shop", "1. TODO", "### TODO: a heading"],
  ...[
    "| Shared | TODO |\n| --- | --- |",
    "It costs less. TODO ask",
    "Price: TODO",
    "Shared (TODO)",
    "~~~js\na\n~~~\n\nTODO",
  ],
  "Please TODO ask her",
])("%j is not finished", (text) => expect(marksIn(text)).toEqual(["TODO"]));

test.for([
  ["todo: a price", "todo:"],
  ["It costs less. Todo: ask", "Todo:"],
  ["TBD", "TBD"],
  ["+92 XXX XXXX", "XXX"],
  ["FIXME", "FIXME"],
  ["Lorem ipsum dolor sit", "Lorem ipsum dolor"],
])("%j is not finished", ([text = "", mark]) => {
  expect(marksIn(text)).toEqual([mark]);
  expect(unfinishedIn(text)).toBe(mark);
});

test.for(["A todo app", "Her todo: a list", '"TODO" lists', "`// TODO`", "~~~js\n  // TODO: b\nTODO\n~~~", "XXL"])(
  "%j is finished",
  (text) => expect(marksIn(text)).toEqual([]),
);

test.for([
  ["soft\u00adware", "has U+00AD, which nobody sees: delete it."],
  ["\u202ePatience", "has U+202E, which nobody sees: delete it."],
  ["a\tb", "has a tab."],
])("%j has a sign that nobody sees", ([text = "", message]) => expect(invisibleIn(text)).toBe(message));

test.for(["Šárka Łoś-Nguyễn, مریم می\u200cروم, \u2067עדה\u2069, क्‍ष, 𠮷野 👩‍💻", "Two\nlines", "10\u00a0%"])(
  "%j has only signs that a script needs",
  (text) => expect(invisibleIn(text)).toBeUndefined(),
);
