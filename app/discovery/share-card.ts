export const SHARE_CARD = { width: 1200, height: 630 };

export function shareCardUrl(path: string): string {
  const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
  return `/og/${name}.png`;
}
