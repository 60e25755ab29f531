/**
 * @returns whether the key belongs to an input method that composes a word, such as a Japanese one. Safari sends the
 *   last key after the composition has ended, with key code 229
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}
