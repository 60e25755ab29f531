/**
 * Marks a value that the owner must confirm, and returns it unchanged. `npm run samples` lists them. Once all are
 * confirmed, nothing uses this: knip allows that because of
 * @public
 */
export function sample<T>(value: T): T {
  return value;
}

/** Whether a host is invented: RFC 2606 reserves these names. */
export function isReservedHost(host: string): boolean {
  return /(^|\.)(example\.(com|org|net)|example|test|invalid)$/.test(host);
}
