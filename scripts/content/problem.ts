import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { parseSync, Visitor } from "vite";

export interface Problem {
  file: string;
  /** "content[2].heading", or undefined for the whole file. */
  field?: string;
  /** In the file, counted from 1, or within the text of the field until located() has found it. */
  line?: number;
  /** Continues the sentence that begins with file, line and field. */
  message: string;
}

/** A text that `npm run new` wrote, or another that is not finished. */
export function isUnwritten({ message }: Problem): boolean {
  return message.startsWith("still says ");
}

/**
 * @returns a line for each problem, by file and line. A broken file is reported once, though each file that imports it fails.
 */
export function problemText(problems: Problem[], root = process.cwd()): string {
  const found = problems.map((problem) => ({ ...problem, line: problem.field ? lineOf(problem, root) : problem.line }));
  const inOrder = found.toSorted(
    (a, b) => Number(a.file > b.file) - Number(a.file < b.file) || (a.line ?? 0) - (b.line ?? 0),
  );
  const lines = inOrder.map(({ file, field, line, message }) => {
    return `${file}${line ? `:${line}` : ""}: ${field ? `${field} ` : ""}${message}`;
  });
  return [...new Set(lines)].join("\n");
}

const CAUSES =
  "Is a comma missing at the end of the line before? Is a quotation mark at an end of a text curly (“)? " +
  'Is a straight one (") or a line break inside the text? Between backticks (`) both are allowed, but no backtick.';

const WORDS = 'Put words in quotes, and write "\\${" for "${" between backticks';

const FENCE = "A line that begins with ``` ends a text between backticks: write ~~~ instead.";

/**
 * Says why a file cannot be read.
 *
 * @param root the project's folder
 * @param file the file that was read
 * @param error of load-module.ts
 * @returns a problem with the line of the error, which may be in a file that `file` imports
 */
export function readingProblem(root: string, file: string, error: unknown): Problem {
  const { message, id } = error instanceof Error ? (error as Error & { id?: string }) : { message: String(error) };
  const text = stripVTControlCharacters(message);
  const [, line] = /:(\d+):\d+ \]/.exec(text) ?? [];
  const isRun = error instanceof ReferenceError || error instanceof TypeError;
  const [, module, place] = /\((\/.+):(\d+):\d+\)/.exec(isRun ? `${error.stack}` : "") ?? [];
  if (module) {
    // A text, and then one in backticks.
    const [, called] = /^"\s*([^\n]{1,60}).*" is not a function$/s.exec(text) ?? [];
    const reason = called ? `a comma is missing after the text "${called}…"` : `${text}. ${WORDS}`;
    return { file: relative(root, module), line: Number(place), message: `cannot be read: ${reason}.` };
  }
  if (id === undefined || line === undefined) {
    const [reason = ""] = text.replaceAll(`${root}/`, "").split("\n");
    return { file, message: `cannot be read: ${reason.trim().replace(/[^.!?]$/, "$&.")}` };
  }
  const before = readFileSync(id, "utf8").split("\n").slice(0, Number(line));
  const written = before.at(-1)?.trim() ?? "";
  const advice = before.some((one) => one.trim().startsWith("```")) ? FENCE : CAUSES;
  const quoted = written.length > 60 ? `${written.slice(0, 60)}…` : written;
  return { file: relative(root, id), line: Number(line), message: `cannot be read at "${quoted}". ${advice}` };
}

/** @returns a problem for each field that stands twice in its group, of which JavaScript takes the last */
export function repeatedFields(root: string, file: string): Problem[] {
  const source = readFileSync(join(root, file), "utf8");
  const problems: Problem[] = [];
  const visitor = new Visitor({
    ObjectExpression({ properties }) {
      const names = new Set<string>();
      for (const property of properties) {
        if (property.type !== "Property") continue;
        const name = source.slice(property.key.start, property.key.end).replaceAll(/["']/g, "");
        const line = source.slice(0, property.start).split("\n").length;
        if (names.has(name)) problems.push({ file, line, message: `has ${name} twice in one group: delete one.` });
        names.add(name);
      }
    },
  });
  visitor.visit(parseSync(file, source).program);
  return problems;
}

/** A part of a module (https://github.com/estree/estree), with what is needed of it here. */
interface Syntax {
  type: string;
  start: number;
  /** Of a module. */
  body?: Syntax[];
  /** Of an export. */
  declaration?: Syntax | null;
  /** Of `const`. */
  declarations?: Syntax[];
  id?: { name: string };
  /** Of a constant's name. */
  name?: string;
  init?: Syntax;
  /** Of a group. */
  properties?: Syntax[];
  key?: { name?: string; value?: string };
  value?: Syntax;
  /** Of a list. */
  elements?: Syntax[];
  /** Of `satisfies` and of a call. */
  expression?: Syntax;
  arguments?: Syntax[];
}

/** @returns the line of the field in the file, or of the innermost part that would have it */
function lineOf({ file, field, line = 1 }: Problem, root: string): number | undefined {
  const source = readFileSync(join(root, file), "utf8");
  const program = parseSync(file, source).program as unknown as Syntax;
  let part = program.body?.find(({ type }) => type === "ExportDefaultDeclaration") ?? program;
  for (const name of field?.split(/[.[\]]+/).filter(Boolean) ?? []) {
    const member = memberNamed(name, plainValue(part));
    if (!member) break;
    // A text may be a constant of the file: `{ heading, intro }`.
    const value = plainValue(member);
    part = (value.type === "Identifier" && value.name && memberNamed(value.name, program)) || member;
  }
  const value = plainValue(part);
  const lineAt = ({ start }: Syntax) => source.slice(0, start).split("\n").length;
  // A text in quotes is one line of the file.
  return value.type === "TemplateLiteral" ? lineAt(value) + line - 1 : lineAt(part);
}

/** @returns a field of a group, an entry of a list, or what a module declares */
function memberNamed(name: string, { type, body, properties, elements }: Syntax): Syntax | undefined {
  if (type === "ObjectExpression") return properties?.find(({ key }) => (key?.name ?? key?.value) === name);
  if (type === "ArrayExpression") return elements?.[Number(name)];
  const declared = body?.flatMap((part) => (part.declaration ?? part).declarations ?? []);
  return declared?.find(({ id }) => id?.name === name);
}

/** @returns the value in an export, a variable, a property, `satisfies Article` or `sample(…)` */
function plainValue(part: Syntax): Syntax {
  const inner = {
    ExportDefaultDeclaration: part.declaration,
    VariableDeclarator: part.init,
    Property: part.value,
    TSSatisfiesExpression: part.expression,
    CallExpression: part.arguments?.[0],
  }[part.type];
  return inner ? plainValue(inner) : part;
}
