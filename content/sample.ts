/** Marks a value that the owner has to confirm, and returns it unchanged. `npm run samples` lists all of them. */
export function sample<T>(value: T): T {
  return value;
}
