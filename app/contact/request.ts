/**
 * Calls /api/<path> and returns the JSON response (specification, section 7). Logs and throws: the parsed body of a
 * failed response, an Error with an empty message when the body is not JSON, or what fetch threw.
 */
export async function request<Data>(
  path: string,
  {
    method = "GET",
    body,
    headers,
    signal,
  }: { method?: "GET" | "POST"; body?: unknown; headers?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<Data> {
  try {
    const response = await fetch(`/api/${path}`, {
      method,
      signal,
      headers: {
        ...headers,
        Accept: "application/json",
        ...(body !== undefined && { "Content-Type": "application/json" }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const data: unknown = await response.json().catch(() => {
      // Empty message, so that the caller's fallback is shown.
      throw new Error("", { cause: `HTTP ${response.status} without JSON` });
    });
    if (!response.ok) throw data;
    return data as Data;
  } catch (error) {
    console.error(`${method} ${path} failed`, error);
    throw error;
  }
}
