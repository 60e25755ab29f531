import type { Options } from "react-hotkeys-hook";

/** Shortcuts work in form fields too, and follow the letter on the key instead of its position. */
export const HOTKEY_OPTIONS: Options = {
  enableOnFormTags: true,
  preventDefault: true,
  useKey: true,
  // The key belongs to an input method that composes a word, such as a Japanese one. Safari sends the last key after the
  // composition has ended, with key code 229.
  ignoreEventWhen: ({ isComposing, keyCode }) => isComposing || keyCode === 229,
};
