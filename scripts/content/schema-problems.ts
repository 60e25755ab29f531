import * as v from "valibot";
import { picture } from "#content/schema/picture.ts";
import { anyText, httpsUrl } from "#content/schema/text.ts";
import type { Problem } from "./problem.ts";
import { allValues, isPicture } from "./values.ts";

/**
 * @param exports of a module with the texts of a page
 * @returns the mistakes in any text and in pictures; wrong types: type-problems.ts
 */
export function pageProblems(file: string, exports: unknown): Problem[] {
  return allValues([{ file, data: exports }]).flatMap(({ field, value }) => {
    if (isPicture(value)) return schemaProblems(file, picture(value.kind), value, field);
    if (typeof value !== "string") return [];
    return schemaProblems(file, value.startsWith("http:") ? httpsUrl : anyText, value, field);
  });
}

/** @param parent the field that has the data, or "" for a whole file */
export function schemaProblems(file: string, schema: v.GenericSchema, data: unknown, parent = ""): Problem[] {
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

/** More choices, such as all icons, are too many for a message. */
const MAX_LISTED_CHOICES = 8;

/** Message for the schemas that have none of their own. */
function defaultMessage({ expected, received }: v.BaseIssue<unknown>): string {
  if (received === "undefined") return "is missing.";
  if (expected === "never") return "is not a field of this group.";
  const shown = TYPE_NAMES[received] ?? received;
  const choices = expected?.match(/"[^"]*"/g) ?? [];
  if (choices.length > MAX_LISTED_CHOICES) return `is ${shown}, which is not a choice.`;
  if (choices.length > 0) return `is ${shown}; it takes ${choices.join(", ")}.`;
  return `must be ${TYPE_NAMES[expected ?? ""] ?? "another value"}, not ${shown}.`;
}
