import * as v from "valibot";
import { expect, test } from "vitest";
import { markdown } from "#content/schema/text.ts";

const messages = (text: string) => v.safeParse(markdown, text).issues?.map(({ message }) => message) ?? [];

test.for([
  ...["TODO ask Rabia", "**TODO: the number**", "One.\nTODO", "- TODO a shop", "1. TODO", "### TODO: a heading"],
  ...["| Shared | TODO |", "It costs less. TODO ask", "Price: TODO", "Shared (TODO)", "~~~js\na\n~~~\n\nTODO"],
  "Please TODO ask her",
])("%j is not finished", (text) => expect(messages(text)).toEqual(['still says "TODO".']));

test.for([
  ["todo: a price", "todo:"],
  ["It costs less. Todo: ask", "Todo:"],
  ["TBD", "TBD"],
  ["+92 XXX XXXX", "XXX"],
  ["FIXME", "FIXME"],
  ["Lorem ipsum dolor sit", "Lorem ipsum dolor"],
])("%j is not finished", ([text = "", mark]) => expect(messages(text)).toEqual([`still says "${mark}".`]));

test.for(["A todo app", "Her todo: a list", '"TODO" lists', "`// TODO`", "~~~js\n  // TODO: b\nTODO\n~~~", "XXL"])(
  "%j is finished",
  (text) => expect(messages(text)).toEqual([]),
);
