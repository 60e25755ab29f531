/** Size of a share card, in pixels: what link previews expect. */
export const SHARE_CARD = { width: 1200, height: 630 };

/** Address of a page's share card from the root; `npm run images` draws it. In: the page's path, "/about-us". */
export function shareCardUrl(path: string): string {
  const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
  return `/og/${name}.png`;
}

/** What is seen on a share card, for those who do not see it. In: the page's title. */
export function shareCardAlt(title: string): string {
  return `${title}, in large letters beside a pattern of eight-pointed stars`;
}
