/** `name` is a simple-icons slug. */
export function brandIconUrl(name: string): string {
  return `/images/brands/${name}.svg`;
}
