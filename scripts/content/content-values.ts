import type { ContentFile } from "./read-content.ts";

export type Data = Record<string, unknown>;

export interface Value {
  file: string;
  /** "content[2].heading"; of an entry itself "". */
  field: string;
  value: unknown;
}

/** All values in all files, down to the texts. */
export function allValues(files: ContentFile[]): Value[] {
  return files.flatMap(({ file, data }) => valuesIn(file, "", data));
}

function valuesIn(file: string, field: string, value: unknown): Value[] {
  const inside = Array.isArray(value)
    ? value.flatMap((item, index) => valuesIn(file, `${field}[${index}]`, item))
    : isData(value)
      ? Object.entries(value).flatMap(([key, item]) => valuesIn(file, member(field, key), item))
      : [];
  return [{ file, field, value }, ...inside];
}

export function member(field: string, key: string): string {
  return field === "" ? key : `${field}.${key}`;
}

export function isData(value: unknown): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
