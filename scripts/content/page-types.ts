import ts from "typescript";
import type { Problem } from "./problem.ts";

/**
 * @param files of content/ with the texts of pages, which have types instead of a schema
 * @returns what TypeScript finds in them. It takes two seconds, so only `npm run content` and `npm run check` do it
 */
export function pageTypeProblems(files: string[]): Problem[] {
  const { compilerOptions } = ts.readConfigFile("tsconfig.json", ts.sys.readFile).config;
  // Content needs neither the DOM nor Node, whose types take a second to read.
  const settings = { ...compilerOptions, lib: ["ES2024"], types: [] };
  const program = ts.createProgram(files, ts.convertCompilerOptionsFromJson(settings, ".").options);
  return files.flatMap((file) =>
    program.getSemanticDiagnostics(program.getSourceFile(file)).map(({ file: source, start = 0, messageText }) => {
      // The last line has the innermost reason.
      const reason = ts.flattenDiagnosticMessageText(messageText, "\n").split("\n").at(-1)?.trim();
      const line = (source?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
      return { file, line, message: `is wrong: ${reason}` };
    }),
  );
}
