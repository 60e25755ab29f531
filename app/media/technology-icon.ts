/** Address of a technology's brand icon; `npm run art` draws it. In: its simple-icons slug, as content has it. */
export function brandIconUrl(name: string): string {
  return `/images/brands/${name}.svg`;
}
