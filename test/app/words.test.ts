import { expect, test } from "vitest";
import { invisibleIn, unfinishedIn } from "#scripts/content/words.ts";

test.for([
  ["todo: a price", "todo:"],
  ["It costs less. Todo: ask", "Todo:"],
  ["TBD", "TBD"],
  ["+92 XXX XXXX", "XXX"],
  ["FIXME", "FIXME"],
  ["Lorem ipsum dolor sit", "Lorem ipsum dolor"],
])("%j is not finished", ([text = "", mark]) => {
  expect(unfinishedIn(text)).toBe(mark);
});

test.for(["A todo app", "Her todo: a list", '"TODO" lists', "XXL"])("%j is finished", (text) =>
  expect(unfinishedIn(text)).toBeUndefined(),
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
