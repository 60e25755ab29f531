/** In px, as link previews expect. */
export const SHARE_CARD = { width: 1200, height: 630 };

/** Path of the share card that `npm run images` draws for a page. */
export function shareCardUrl(path: string): string {
  const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
  return `/og/${name}.png`;
}

export function shareCardAlt(title: string): string {
  return `${title}, in large letters beside a pattern of eight-pointed stars`;
}
