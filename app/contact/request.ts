/**
 * Calls our API with an optional JSON body and returns the data of the answer (specification, section 7).
 * In: a path under /api/, and headers to send besides the helper's own. Throws, after logging it: the parsed body of a failed response, an Error without a
 * message when that body is no JSON, or what fetch itself threw.
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
      // A page in place of JSON: its text says nothing to a visitor, so the caller's own words are used.
      throw new Error("", { cause: `HTTP ${response.status} without JSON` });
    });
    if (!response.ok) throw data;
    return data as Data;
  } catch (error) {
    console.error(`${method} ${path} failed`, error);
    throw error;
  }
}
