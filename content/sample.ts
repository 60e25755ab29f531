/**
 * Marks a value that the owner must confirm, and returns it unchanged. `npm run samples` lists these values.
 *
 * @public nothing imports this once all values are confirmed, and knip would report it
 */
export function sample<T>(value: T): T {
  return value;
}

/** @returns whether RFC 2606 reserves the host for examples, so that it cannot be real */
export function isReservedHost(host: string): boolean {
  return /(^|\.)(example\.(com|org|net)|example|test|invalid)$/.test(host);
}
