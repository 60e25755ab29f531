/** The id of the hidden `<svg>` that holds a page's icons. */
export const ICON_SHEET_ID = "icons";

/** The id of an icon's symbol there, which `<use>` asks for. In: the icon's name (icons.ts). */
export const iconId = (name: string) => `icon-${name}`;
