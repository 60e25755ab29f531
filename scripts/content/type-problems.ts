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
  return pages.flatMap((file) =>
    program.getSemanticDiagnostics(program.getSourceFile(file)).map(({ file: source, start = 0, messageText }) => {
      // The last line has the innermost reason.
      const reason = ts.flattenDiagnosticMessageText(messageText, "\n").split("\n").at(-1)?.trim();
      const line = (source?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
      return { file, line, message: `is wrong: ${reason}` };
    }),
  );
}
