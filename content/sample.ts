/**
 * Marks a value that the owner must confirm, and returns it unchanged. `npm run samples` lists them. Once all are
 * confirmed, nothing uses this: knip allows that because of
 * @public
 */
export function sample<T>(value: T): T {
  return value;
}

/** Whether an address has an invented host, which RFC 2606 reserves. */
export function isInvented(address: string): boolean {
  return /[/@.](example\.(com|org|net)|[\w-]+\.(example|test|invalid))$/.test(address.split("/", 3).join("/"));
}
