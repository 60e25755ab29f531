import * as v from "valibot";
import { company } from "#content/schema/company.ts";
import { PICTURE_KINDS, picture } from "#content/schema/picture.ts";
import { anyText, httpsUrl } from "#content/schema/text.ts";
import type { Picture } from "#content/types.ts";
import type { Problem } from "./problem.ts";

/** A value anywhere in a content file: a text, a number, a list or a group of fields. */
export interface Value {
  file: string;
  /** "content[2].heading", or "" for a whole file. */
  field: string;
  value: unknown;
}

/** @returns the value and all values within it */
export function valuesIn(item: Value): Value[] {
  const { file, field, value } = item;
  const nameOf = (key: string) => (Array.isArray(value) ? `${field}[${key}]` : field ? `${field}.${key}` : key);
  const members = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return [item, ...members.flatMap(([key, member]) => valuesIn({ file, field: nameOf(key), value: member }))];
}

export function isPicture(value: unknown): value is Picture {
  const { kind, name } = (value ?? {}) as Partial<Picture>;
  return PICTURE_KINDS.some((known) => known === kind) && typeof name === "string";
}

/** @returns the mistakes in the texts and pictures of a page, and in company facts; wrong types: page-types.ts */
export function pageProblems(file: string, exports: unknown): Problem[] {
  const facts = file === "content/site.ts" ? checked(file, company, exports).problems : [];
  const others = valuesIn({ file, field: "", value: exports }).flatMap(({ field, value }) => {
    if (isPicture(value)) return checked(file, picture(value.kind), value, field).problems;
    if (typeof value !== "string") return [];
    const unknown = /\{(?!(about|email|label|location|title)\})\w+\}/.exec(value);
    if (unknown) return [{ file, field, message: `has ${unknown[0]}, which nothing fills in: is it misspelled?` }];
    return checked(file, value.startsWith("http:") ? httpsUrl : anyText, value, field).problems;
  });
  return [...facts, ...others];
}

/**
 * @param parent the field that has the value, or "" for a whole file
 * @returns the value as the site shows it, and its mistakes
 */
export function checked(file: string, schema: v.GenericSchema, value: unknown, parent = "") {
  const { output, issues = [] } = v.safeParse(schema, value, { abortPipeEarly: true, message: defaultMessage });
  const problems = issues.map((issue): Problem => {
    const within = v.getDotPath(issue)?.replaceAll(/\.(\d+)/g, "[$1]");
    return { file, field: [parent, within].filter(Boolean).join("."), message: issue.message };
  });
  return { data: output as Record<string, unknown>, problems };
}

const TYPE_NAMES: Record<string, string> = {
  string: "a text",
  number: "a number",
  boolean: "true or false",
  Array: "a list",
  Object: "a group of fields",
};

/** Message for the schemas that have none of their own. */
function defaultMessage({ expected, received }: v.BaseIssue<unknown>): string {
  if (received === "undefined") return "is missing.";
  if (expected === "never") return "is not a field of this group.";
  return `must be ${TYPE_NAMES[expected ?? ""] ?? expected}, not ${TYPE_NAMES[received] ?? received}.`;
}
