import * as v from "valibot";
import { expect, test } from "vitest";
import { markdown } from "#content/schema/text.ts";

const messages = (text: string) => v.safeParse(markdown, text).issues?.map(({ message }) => message) ?? [];

test.for([
  ...["TODO ask Rabia", "**TODO: the number**", "One.\nTODO", "- TODO a shop", "1. TODO", "### TODO: a heading"],
  ...["| Shared | TODO |", "Please TODO ask her", "Shared (TODO)", "~~~js\na\n~~~\n\nTODO", "todo: a price"],
  ...["It costs less. Todo: ask", "TBD", "+92 XXX XXXX", "FIXME", "Lorem ipsum dolor sit"],
])("%j is not finished", (text) => expect(messages(text)).toEqual([expect.stringMatching(/^still says "/)]));

test.for(["A todo app", "Her todo: a list", '"TODO" lists', "`// TODO`", "~~~js\n  // TODO: b\nTODO\n~~~", "XXL"])(
  "%j is finished",
  (text) => expect(messages(text)).toEqual([]),
);
