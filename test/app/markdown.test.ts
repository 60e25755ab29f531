import { expect, test } from "vitest";
import {
  markdownDocument,
  markdownHeading,
  markdownLink,
  markdownList,
  markdownText,
} from "../../app/discovery/markdown";

test("what would be markup is escaped, and ordinary text is left alone", () => {
  expect(markdownText("2 * 3 < 7_000 [draft] `x` \\ <b>")).toBe("2 \\* 3 \\< 7\\_000 \\[draft\\] \\`x\\` \\\\ \\<b\\>");
  expect(markdownText("It's fast, e-commerce (24/7), 50% #1 + more.")).toBe(
    "It's fast, e-commerce (24/7), 50% #1 + more.",
  );
});

test("a line does not begin a heading, a list or a rule by accident", () => {
  expect(markdownText("# no heading")).toBe("\\# no heading");
  expect(markdownText("- no list\n+ none\n1. nor this\n2) nor this")).toBe(
    "\\- no list\n\\+ none\n1\\. nor this\n2\\) nor this",
  );
  expect(markdownText("---")).toBe("\\---");
  expect(markdownText("2+ years")).toBe("2+ years");
});

test("the parts of a document", () => {
  expect(markdownHeading(2, "1. Using [it]")).toBe("## 1\\. Using \\[it\\]");
  expect(markdownLink("a [b]", "https://x.example/")).toBe("[a \\[b\\]](https://x.example/)");
  expect(markdownList(["one", "two"])).toBe("- one\n- two");
  expect(markdownList(["one", "two"], { ordered: true })).toBe("1. one\n2. two");
  expect(markdownDocument(["# A", "", "b"])).toBe("# A\n\nb\n");
});
