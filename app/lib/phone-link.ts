/** @param phone in display format, "+92 51 000 0000". @returns its URL (RFC 3966), "tel:+92510000000" */
export function phoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, "")}`;
}
