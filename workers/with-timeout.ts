/**
 * Runs a call of the platform, which may hang, with a time limit.
 *
 * @param call receives the signal that aborts at the limit
 * @throws {DOMException} a TimeoutError at the limit, or what `call` throws
 */
export async function withTimeout<Result>(
  limitMs: number,
  call: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const signal = AbortSignal.timeout(limitMs);
  const timeout = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
  // Async, because some bindings throw before they return a promise, and `timeout` would reject unhandled.
  return Promise.race([(async () => call(signal))(), timeout]);
}

/** @returns whether `withTimeout` threw the error at its limit */
export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === "TimeoutError";
}
