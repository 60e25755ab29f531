import ts from "typescript";
import type { Problem } from "./problem.ts";
import { type Content, isPage } from "./read-content.ts";

/**
 * Lists what TypeScript finds in the texts of pages, which have types instead of a schema. It takes two seconds, so
 * only `npm run content` and `npm run check` do it.
 */
export function typeProblems({ files }: Content): Problem[] {
  const pages = files.filter((file) => isPage(file) && file.data !== undefined).map(({ file }) => file);
  const { compilerOptions } = ts.readConfigFile("tsconfig.json", ts.sys.readFile).config;
  // Content needs neither the DOM nor Node, whose types take a second to read.
  const settings = { ...compilerOptions, lib: ["ES2024"], types: [] };
  const program = ts.createProgram(pages, ts.convertCompilerOptionsFromJson(settings, ".").options);
  return pages.flatMap((file) => {
    const source = program.getSourceFile(file);
    if (!source) return [];
    return program.getSemanticDiagnostics(source).map(({ start = 0, messageText }) => {
      const line = source.getLineAndCharacterOfPosition(start).line + 1;
      // The last line has the innermost reason.
      const reason = ts.flattenDiagnosticMessageText(messageText, "\n").split("\n").at(-1)?.trim();
      return { file, field: fieldAt(source, start), message: `is wrong in line ${line}: ${reason}` };
    });
  });
}

/** @returns the names around a position in the source: "reasons[2].title" */
function fieldAt(node: ts.Node, position: number): string {
  const part = ts.forEachChild(node, (child) => (child.pos <= position && position < child.end ? child : undefined));
  if (!part) return "";
  const within = fieldAt(part, position);
  const isNamed = ts.isVariableDeclaration(part) || ts.isPropertyAssignment(part);
  const isItem = ts.isArrayLiteralExpression(node) && ts.isExpression(part);
  const name = isNamed ? part.name.getText() : isItem ? `[${node.elements.indexOf(part)}]` : "";
  return name !== "" && within !== "" && !within.startsWith("[") ? `${name}.${within}` : name + within;
}
