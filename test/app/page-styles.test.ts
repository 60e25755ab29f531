import { expect, test } from "vitest";
import { parseStylesheet, stylesFor } from "../../workers/page-styles";

const css = (html: string, stylesheet: string) => stylesFor(html, parseStylesheet(stylesheet));

test("rules without classes stay, rules of classes that are not there go", () => {
  const sheet = "body{margin:0}.a{color:red}.b{color:blue}a.a:focus{color:green}";
  expect(css('<p class="a">', sheet)).toBe("body{margin:0}.a{color:red}a.a:focus{color:green}");
});

test("a selector needs all of its classes, of a list those that apply are kept", () => {
  const sheet = ".a .b{x:1}.a,.c{x:2}.b:not(.a){x:3}.b:is(.a,.d){x:4}";
  expect(css('<p class="b">', sheet)).toBe(".b:not(.a){x:3}.b:is(.a,.d){x:4}");
  expect(css('<p class="c">', sheet)).toBe(".c{x:2}");
});

test("escaped names are the attribute's, entities decoded", () => {
  const sheet = ".sm\\:w-\\[min\\(1rem\\,2rem\\)\\]{x:1}.\\[\\&\\>li\\]\\:mt-1>li{x:2}.mt-0\\.5{x:3}";
  expect(css('<p class="sm:w-[min(1rem,2rem)] [&amp;&gt;li]:mt-1 mt-0.5">', sheet)).toBe(sheet);
});

test("at-rules are kept around what they hold and dropped when nothing is left", () => {
  const sheet =
    "@media (width>=40rem){.a{x:1}.b{x:2}}@media (scripting:none){.b{x:3}}@supports (x:y){@media (width>=1px){.a{x:4}}}";
  expect(css('<p class="a">', sheet)).toBe(
    "@media (width>=40rem){.a{x:1}}@supports (x:y){@media (width>=1px){.a{x:4}}}",
  );
});

test("commas in parentheses do not part selectors", () => {
  const sheet = ":is(a:has(>b),a:has(>b c)){x:1}.a:is(b,i),.b:not(.a,b){x:2}";
  expect(css('<p class="a">', sheet)).toBe(":is(a:has(>b),a:has(>b c)){x:1}.a:is(b,i){x:2}");
});

test("what no first paint shows is left to the whole stylesheet", () => {
  const sheet = [
    "@page{margin:0}@media print{p{x:1}}@media (forced-colors:active){p{x:2}}@starting-style{p{x:3}}",
    "@media (prefers-reduced-motion:reduce){*{animation-duration:0s}}",
    "@keyframes k{0%{x:1}to{x:2}}p:hover,a:hover{x:4}p{transition-property:color;transition-duration:.2s}",
    "@media (hover:hover){p:hover{x:5}}",
  ];
  expect(css("<p>", sheet.join(""))).toBe("");
  const needed = "p,:is(a,p):focus{x:1}p:focus{x:2}@media (hover:hover){p{x:3}}";
  expect(css("<p>", needed)).toBe(needed);
  expect(css("<p>", "p{transition:x 1s,y 2s;x:1;transition-timing-function:z(0,1)}")).toBe("p{x:1;}");
});

test("a comma inside a class is part of its name", () => {
  expect(css('<p class="a">', ".w-\\[min\\(1rem\\,2rem\\)\\]{x:1}.a{x:2}")).toBe(".a{x:2}");
});

test("fonts are taken whole, braces in texts are no blocks", () => {
  const sheet = '@font-face{font-family:A}.a:after{content:"}{"}@import "x;y";.b{x:1}';
  expect(css('<p class="a">', sheet)).toBe(sheet.replace(".b{x:1}", ""));
});

test("what scripts set later is there from the start", () => {
  expect(css("<p>", ".dark .dark\\:x{x:1}.dark{x:2}.entrance-waiting{x:3}")).toBe(".dark{x:2}.entrance-waiting{x:3}");
});
