/**
 * Whether a key belongs to an input method that composes a word, such as one for Japanese. Safari sends the last key
 * after the composition has ended, with this code.
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}
