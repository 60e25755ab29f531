import { closest } from "fastest-levenshtein";
import * as v from "valibot";
import type { Problem } from "./problem.ts";

/** @returns the mistakes in what a file exports, each with its field. */
export function schemaProblems(file: string, schema: v.GenericSchema | undefined, data: unknown): Problem[] {
  if (!schema) return [{ file, message: "is not known: say in content/schema/pages.ts what it exports." }];
  if (data === undefined) return [{ file, message: "exports no entry: it must begin with `export default {`." }];
  const { issues = [] } = v.safeParse(schema, data, { abortPipeEarly: true, message: defaultMessage });
  return issues.map((issue) => {
    const field = v.getDotPath(issue)?.replaceAll(/\.(\d+)/g, "[$1]");
    return { file, field, message: issue.message };
  });
}

const TYPE_NAMES: Record<string, string> = {
  string: "a text",
  number: "a number",
  boolean: "true or false",
  Array: "a list",
  Object: "a group of fields",
};

/** A message lists at most this many choices. */
const MAX_LISTED_CHOICES = 8;

/** Message for the schemas that have none of their own. */
function defaultMessage({ expected, received, input }: v.BaseIssue<unknown>): string {
  if (received === "undefined") return "is missing.";
  if (expected === "never") return "is not a field of this group.";
  const shown = TYPE_NAMES[received] ?? received;
  const choices = expected?.match(/"[^"]*"/g);
  if (!choices) return `must be ${TYPE_NAMES[expected ?? ""] ?? "another value"}, not ${shown}.`;
  if (choices.length <= MAX_LISTED_CHOICES || typeof input !== "string") {
    return `is ${shown}; it takes ${choices.join(", ")}.`;
  }
  return `is ${shown}, which is not a choice; the nearest is ${closest(shown, choices)}.`;
}
