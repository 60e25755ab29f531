import { expect, test } from "vitest";
import { classTexts } from "../../vite/short-class-names";

const texts = (code: string) =>
  classTexts(code, "a.tsx")
    .map(({ text }) => text.trim())
    .filter(Boolean);

test("class names are found by the name of what holds them", () => {
  expect(texts('<p className="a b" title="c"><b className={"d"} /></p>')).toEqual(["a b", "d"]);
  expect(texts('<Logo wordClassName="a" variant="b" />')).toEqual(["a"]);
  expect(texts('const TONE_CLASSES = { solid: "a", quiet: "b" } as const; const TITLE = "c";')).toEqual(["a", "b"]);
  expect(texts('f({ name: "a", className: "b" });')).toEqual(["b"]);
  expect(texts('function A({ className = "a", title = "b" }) {}')).toEqual(["a"]);
});

test("class names are followed through conditions and templates", () => {
  expect(texts(`<p className={wide ? \`a \${className} b\` : TONE_CLASSES[tone].word} />`)).toEqual(["a", "b"]);
  expect(texts(`<p className={\`a \${size === "small" ? "b" : ""}\`} />`)).toEqual(["a", "b"]);
});

test.for([
  ["a variable whose name does not say so", "<p className={tone} />"],
  ["a variable of another name in a parameter", "function A({ className: tone }) {}"],
  ["a call", '<p className={join("a", "b")} />'],
  ["a name put together from parts", `<p className={\`text-\${textClassName}\`} />`],
  ["an escape", '<p className={"content-[\\"\\"]"} />'],
])("%s in class names stops the build", ([, code = ""]) => {
  expect(() => classTexts(code, "a.tsx")).toThrow(/^a\.tsx:1: /);
});
