import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import type { Problem } from "./problem.ts";

/** A part of a module (https://github.com/estree/estree). */
interface Syntax {
  type: string;
  start: number;
  [part: string]: unknown;
}

/** @returns the problems with the line of their field in the file, where it can be found */
export function locateProblems(problems: Problem[], root = process.cwd()): Problem[] {
  return problems.map((problem) => {
    const { file, field, line = 1 } = problem;
    if (!field || !file.endsWith(".ts")) return problem;
    const source = readFileSync(join(root, file), "utf8");
    const found = fieldOf(parseSync(file, source).program as unknown as Syntax, field);
    const value = inside(found);
    const lineOf = ({ start }: Syntax) => source.slice(0, start).split("\n").length;
    // A text in quotes is one line of the file.
    return { ...problem, line: value.type === "TemplateLiteral" ? lineOf(value) + line - 1 : lineOf(found) };
  });
}

/** @returns the innermost part that has the field */
function fieldOf(program: Syntax, field: string): Syntax {
  const statements = (program.body as Syntax[]).map(
    (statement) => (statement.declaration as Syntax | null) ?? statement,
  );
  const entry = (program.body as Syntax[]).find(({ type }) => type === "ExportDefaultDeclaration");
  const names = field.split(/[.[\]]+/).filter(Boolean);
  const pages = { type: "Exports", start: 0, properties: statements.flatMap(({ declarations = [] }) => declarations) };
  let part: Syntax = entry ?? pages;
  for (const name of names) {
    const { properties = [], elements = [] } = inside(part) as { properties?: Syntax[]; elements?: Syntax[] };
    const child = elements[Number(name)] ?? properties.find(({ key, id }) => ((key ?? id) as Syntax)?.name === name);
    if (!child) return part;
    part = child;
  }
  return part;
}

/** Looks into a variable, a property, `satisfies Article` and `sample(…)`. */
function inside(part: Syntax): Syntax {
  const [argument] = (part.arguments as Syntax[] | undefined) ?? [];
  const inner = part.declaration ?? part.init ?? part.expression ?? argument;
  if (inner) return inside(inner as Syntax);
  return part.type === "Property" ? inside(part.value as Syntax) : part;
}
