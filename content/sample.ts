/** Marks a value that the owner must confirm, and returns it unchanged. `npm run samples` lists them. */
export function sample<T>(value: T): T {
  return value;
}
