/**
 * Calls a part of the platform, which may throw, hang or answer half. Never throws.
 *
 * @param call gets the deadline. If it ends by itself then, its result counts: it may know half an answer
 * @param otherwise gives the result of a call that has thrown, or is late
 */
export async function attempt<Result, Otherwise>(
  limitMs: number,
  call: (deadline: AbortSignal) => Promise<Result>,
  otherwise: (isLate: boolean) => Otherwise,
): Promise<Result | Otherwise> {
  const deadline = AbortSignal.timeout(limitMs);
  const passed = new Promise<never>((_, reject) => {
    deadline.addEventListener("abort", () => void setTimeout(reject));
  });
  try {
    // Async, because some bindings throw before they return a promise.
    return await Promise.race([(async () => call(deadline))(), passed]);
  } catch {
    return otherwise(deadline.aborted);
  }
}
