/**
 * Reads the rule for all files from public/_headers, the only source of the site's security headers.
 *
 * @param text a path on a line of its own, then its headers, indented
 * @returns the headers of the rule `/*`, by name
 * @throws if the file has no such rule
 */
export function headersOfAllFiles(text: string): Record<string, string> {
  const rule = /^\/\*\n((?: {2}.*\n)+)/m.exec(text)?.[1];
  if (!rule) throw new Error("public/_headers has no rule for /*.");
  return Object.fromEntries([...rule.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name, value]) => [name, value]));
}
