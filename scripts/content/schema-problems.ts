import { closest } from "fastest-levenshtein";
import * as v from "valibot";
import { picture } from "#content/schema/picture.ts";
import { anyText, documentText, httpsUrl } from "#content/schema/text.ts";
import type { Problem } from "./problem.ts";
import { allValues, documentTexts, isPicture } from "./values.ts";

/** @returns the mistakes in an entry, each with its field */
export function entryProblems(file: string, schema: v.GenericSchema, entry: unknown): Problem[] {
  if (entry === undefined) return [{ file, message: "exports no entry: it must begin with `export default {`." }];
  return schemaProblems(file, "", schema, entry);
}

/**
 * @param exports of a module with the texts of a page
 * @returns the mistakes in any text, in pictures and in what search results show; wrong types: type-problems.ts
 */
export function pageProblems(file: string, exports: unknown): Problem[] {
  const documents = documentTexts(exports).map(([field, value]) => schemaProblems(file, field, documentText, value));
  const others = allValues([{ file, data: exports }]).map(({ field, value }) => {
    if (isPicture(value)) return schemaProblems(file, field, picture(value.kind), value);
    if (typeof value !== "string") return [];
    return schemaProblems(file, field, value.startsWith("http:") ? httpsUrl : anyText, value);
  });
  const problems = [...documents, ...others].flat();
  // An empty title is a mistake by two of these.
  return problems.filter(({ field }, index) => problems.findIndex((one) => one.field === field) === index);
}

/** @param parent the field that has the data, or "" for a whole file */
function schemaProblems(file: string, parent: string, schema: v.GenericSchema, data: unknown): Problem[] {
  const { issues = [] } = v.safeParse(schema, data, { abortPipeEarly: true, message: defaultMessage });
  return issues.map((issue) => {
    const within = v.getDotPath(issue)?.replaceAll(/\.(\d+)/g, "[$1]");
    return { file, field: [parent, within].filter(Boolean).join("."), message: issue.message };
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
