/**
 * Calls an endpoint of the Worker's JSON API (specification, section 7). Logs every failure.
 *
 * @param path endpoint below /api/, such as "contact-us"
 * @returns the parsed JSON
 * @throws the parsed body of a failed response, an Error without a message if the body is not JSON, or what fetch throws
 */
export async function request(
  path: string,
  { method = "GET", body }: { method?: "GET" | "POST"; body?: unknown } = {},
): Promise<unknown> {
  try {
    const response = await fetch(`/api/${path}`, {
      method,
      headers: { Accept: "application/json", "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    const data: unknown = await response.json().catch(() => {
      // Without a message, so that the visitor sees the fallback.
      throw new Error("", { cause: `HTTP ${response.status} without JSON` });
    });
    if (!response.ok) throw data;
    return data;
  } catch (error) {
    console.error(`${method} ${path} failed`, error);
    throw error;
  }
}
