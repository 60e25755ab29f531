/** @param name slug in [Simple Icons](https://simpleicons.org/) */
export function brandIconUrl(name: string): string {
  return `/images/brands/${name}.svg`;
}
