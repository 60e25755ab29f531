import { PICTURE_KINDS } from "#content/schema/picture.ts";
import type { Picture } from "#content/types.ts";

/** A value anywhere in a content file: a text, a number, a list or a group of fields. */
export interface Value {
  file: string;
  /** "content[2].heading", or "" for a whole file. */
  field: string;
  value: unknown;
}

/** @returns all values in the files, those within others too */
export function allValues(files: { file: string; data: unknown }[]): Value[] {
  return files.flatMap(({ file, data }) => valuesIn({ file, field: "", value: data }));
}

function valuesIn(item: Value): Value[] {
  const { file, field, value } = item;
  const nameOf = (key: string) => (Array.isArray(value) ? `${field}[${key}]` : field ? `${field}.${key}` : key);
  const members = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return [item, ...members.flatMap(([key, member]) => valuesIn({ file, field: nameOf(key), value: member }))];
}

export function isData(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isPicture(value: unknown): value is Picture {
  return isData(value) && PICTURE_KINDS.some((kind) => kind === value.kind) && typeof value.name === "string";
}
