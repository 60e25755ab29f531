import * as v from "valibot";
import { PICTURE_SIZES, type PictureKind } from "#app/media/picture-sizes.ts";
import { PAGES } from "#content/schema/pages.ts";
import { markdown } from "#content/schema/text.ts";
import type { Problem } from "./problem.ts";
import type { Content } from "./read-content.ts";

/** A value anywhere in a content file: a text, a number, a list or a group of fields. */
export interface Value {
  file: string;
  /** "content[2].heading", or "" for a whole file. */
  field: string;
  /** Within a text. */
  line?: number;
  value: unknown;
}

/** @returns all values of content/, and the pictures in the texts of articles */
export function valuesOf({ files }: Content): Value[] {
  return files.flatMap(({ file, data, pictures }) => [
    ...valuesIn({ file, field: "", value: data }),
    ...pictures.map(({ name, ...place }) => ({ file, ...place, value: { kind: "articles", name } })),
  ]);
}

/** @returns the value and all values within it */
function valuesIn(item: Value): Value[] {
  const { file, field, value } = item;
  const nameOf = (key: string) => (Array.isArray(value) ? `${field}[${key}]` : field ? `${field}.${key}` : key);
  const members = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return [item, ...members.flatMap(([key, member]) => valuesIn({ file, field: nameOf(key), value: member }))];
}

export function isPicture(value: unknown): value is { kind: PictureKind; name: string } {
  const { kind, name } = (value ?? {}) as Record<string, unknown>;
  return String(kind) in PICTURE_SIZES && typeof name === "string";
}

/** @returns the mistakes in the texts of a page or in company facts */
export function pageProblems(file: string, exports: unknown): Problem[] {
  const schema = PAGES[file.replace("content/", "")];
  if (!schema) return [{ file, message: "has no schema: say in content/schema/pages.ts what it exports." }];
  return checked(file, schema, exports).problems;
}

/** @returns the value as the site shows it, and its mistakes */
export function checked(file: string, schema: v.GenericSchema, value: unknown) {
  const { output, issues = [] } = v.safeParse(schema, value, { message: defaultMessage });
  const byField = Map.groupBy(issues, (issue) => v.getDotPath(issue)?.replaceAll(/\.(\d+)/g, "[$1]") ?? "");
  // What else a check says of a field follows from the first mistake.
  const problems = [...byField].map(([field, [{ input, message } = { input: "", message: "" }]]): Problem => {
    return { file, field, line: lineWithin(input, message), message };
  });
  return { data: output as Record<string, unknown>, problems };
}

/** @returns the first line of a text that has the mistake by itself, or else the first of all */
function lineWithin(text: unknown, mistake: string): number {
  const hasMistake = (line: string) => v.safeParse(markdown, line).issues?.[0].message === mistake;
  return Math.max(1, 1 + String(text).split("\n").findIndex(hasMistake));
}

const TYPE_NAMES: Record<string, string> = {
  string: "a text in quotes",
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
