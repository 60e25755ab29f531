/** @returns the SHA-256 hash in base64 */
export async function sha256(content: BufferSource): Promise<string> {
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", content))));
}
