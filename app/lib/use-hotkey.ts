// biome-ignore lint/style/noRestrictedImports: the only place
import { type HotkeyCallback, useHotkeys } from "react-hotkeys-hook";

/** A shortcut that works in form fields too, and follows the letter on the key instead of its position. */
export function useHotkey<Focused extends HTMLElement>(keys: string, callback: HotkeyCallback) {
  return useHotkeys<Focused>(keys, callback, {
    enableOnFormTags: true,
    preventDefault: true,
    useKey: true,
    // The key belongs to an input method that composes a word, such as a Japanese one. Safari sends the last key after
    // the composition has ended, with key code 229.
    ignoreEventWhen: ({ isComposing, keyCode }) => isComposing || keyCode === 229,
  });
}
