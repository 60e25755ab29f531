import { PICTURE_SIZES, type PictureKind } from "#app/media/picture-sizes.ts";
import type { Content, ContentFile } from "./read-content.ts";

/** A value in a module of content/, or in the text of an article. */
export interface Value {
  file: string;
  /** "detail.features[2].icon" */
  field?: string;
  line?: number;
  value: unknown;
}

/** @returns what the two files of an article share */
export function withoutEnding(file: string): string {
  return file.replace(/\.\w+$/, "");
}

/** @returns all values of a module, without the compiled text of an article */
export function valuesOf({ file, folder, data }: ContentFile): Value[] {
  const { content: _, ...head } = data;
  const isArticle = folder === "blogs" || folder === "news";
  return valuesIn({ file, value: isArticle ? head : data });
}

/** @returns the value and all values within it */
function valuesIn(item: Value): Value[] {
  const { file, field, value } = item;
  const nameOf = (key: string) => (Array.isArray(value) ? `${field}[${key}]` : field ? `${field}.${key}` : key);
  const members = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return [item, ...members.flatMap(([key, member]) => valuesIn({ file, field: nameOf(key), value: member }))];
}

/** @returns the pictures of entries and pages, and those in texts */
export function picturesOf({ files, texts }: Content) {
  const inFields = files
    .flatMap(valuesOf)
    .flatMap(({ value, ...place }) => (isPicture(value) ? [{ ...place, ...value }] : []));
  const inTexts = texts.flatMap(({ file, pictures: found }) =>
    found.map(({ name, line }) => ({ file, line, kind: "articles" as const, name, drawn: false })),
  );
  return [...inFields, ...inTexts];
}

function isPicture(value: unknown): value is { kind: PictureKind; name: string; drawn?: boolean } {
  const { kind, name } = (value ?? {}) as Record<string, unknown>;
  return String(kind) in PICTURE_SIZES && typeof name === "string";
}
