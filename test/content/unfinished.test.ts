import * as v from "valibot";
import { expect, test } from "vitest";
import { markdown } from "#content/schema/text.ts";

const messages = (text: string) => v.safeParse(markdown, text).issues?.map(({ message }) => message) ?? [];

test.for([
  ...["TODO ask Rabia", "**TODO: the number**", "One.\nTODO", "- TODO a shop", "1. TODO", "### TODO: a heading"],
  ...["| Shared | TODO |", "It costs less. TODO ask", "Price: TODO", "Shared (TODO)", "~~~js\na\n~~~\n\nTODO"],
])("%j is not finished", (text) => expect(messages(text)).toEqual(['still says "TODO".']));

test.for(["A todo app", "el mundo TODO", "ahora, TODO", '"TODO" lists', "`// TODO`", "~~~js\n  // TODO: b\nTODO\n~~~"])(
  "%j is finished",
  (text) => expect(messages(text)).toEqual([]),
);
