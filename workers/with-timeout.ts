/**
 * Runs `call` with a time limit, because calls of the platform may hang.
 *
 * @param call receives the signal that aborts at the limit
 * @throws {DOMException} TimeoutError at the limit. Errors of `call` pass through
 */
export async function withTimeout<Result>(
  limitMs: number,
  call: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const signal = AbortSignal.timeout(limitMs);
  const timeout = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
  // Some bindings throw synchronously. Without the async wrapper, `timeout` would then reject unhandled.
  return Promise.race([(async () => call(signal))(), timeout]);
}

/** @returns whether `withTimeout` threw the error at its limit */
export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === "TimeoutError";
}
