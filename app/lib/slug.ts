/** Signs that tell "C", "C++" and "C#" apart, and letters that Unicode does not decompose into letter and accent. */
const SPELLINGS: Record<string, string> = {
  "+": " plus ",
  "#": " sharp ",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ð: "d",
  đ: "d",
  þ: "th",
  ł: "l",
  ı: "i",
};

/**
 * Makes the part of an address that names a title, a heading or a tag.
 *
 * @returns lowercase Latin letters without accents, digits and single hyphens; empty if `text` has no such characters
 */
export function slug(text: string): string {
  const latin = text
    .toLowerCase()
    .replaceAll(/[+#ßæœøðđþłı]/g, (sign) => SPELLINGS[sign] ?? "")
    .normalize("NFKD")
    .replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}'’]/gu, "");
  return (latin.match(/[a-z0-9]+/g) ?? []).join("-");
}
