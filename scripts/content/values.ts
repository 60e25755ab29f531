import { PICTURE_KINDS } from "../../content/schema/picture.ts";
import type { Picture } from "../../content/types.ts";

type Data = Record<string, unknown>;

/** A value anywhere in a content file: a text, a number, a list or a group of fields. */
export interface Value {
  file: string;
  /** "content[2].heading", or "" for a whole entry. */
  field: string;
  value: unknown;
  parent?: unknown;
}

/** @returns all values in the files, without texts still to be written ("TODO"), which the schemas report. */
export function allValues(files: { file: string; data: unknown }[]): Value[] {
  return files.flatMap(({ file, data }) => valuesIn({ file, field: "", value: data }));
}

function valuesIn(item: Value): Value[] {
  const { file, field, value } = item;
  if (typeof value === "string" && value.startsWith("TODO")) return [];
  const nameOf = (key: string) => (Array.isArray(value) ? `${field}[${key}]` : field ? `${field}.${key}` : key);
  const members = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return [
    item,
    ...members.flatMap(([key, member]) => valuesIn({ file, field: nameOf(key), value: member, parent: value })),
  ];
}

export function isData(value: unknown): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isPicture(value: unknown): value is Picture {
  return isData(value) && PICTURE_KINDS.some((kind) => kind === value.kind) && typeof value.name === "string";
}
