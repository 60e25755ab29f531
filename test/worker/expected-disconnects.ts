// The pool's handler of workerd's log is not configurable and writes to this process's streams, one write a message.
// `verbose: false` of the pool would hide unexpected exceptions too.

const EXPECTED = [
  /^exception = \S+: disconnected: (?:read\(\): Connection reset by peer|connect\(\): Connection refused|premature EOF in HTTP entity body|stream disconnected prematurely|read end of pipe was aborted)/,
  /^uncaught exception; source = Uncaught \(in promise\); stack = Error: Network connection lost\.\s*$/,
  /^uncaught exception; exception = \S+: disconnected: jsg\.Error: Network connection lost\./,
];

/** The fault `garbage`: workerd then logs an internal error with a new reference. */
const GARBAGE = /^e = \S+: failed: protocolError\.description = Invalid response status line/;

const INTERNAL_ERROR =
  /^uncaught exception; (?:source = Uncaught \(in promise\); stack = Error|exception = \S+: failed: jsg\.Error): internal error; reference = (\w+)/;

/** Returns a stateful predicate for messages of workerd's log: it remembers the references of expected errors. */
export function expectedDisconnects(): (message: string) => boolean {
  let garbage = 0;
  const references = new Set<string>();
  return (message) => {
    if (GARBAGE.test(message)) {
      garbage += 1;
      return true;
    }
    const [, reference] = INTERNAL_ERROR.exec(message) ?? [];
    if (reference && garbage > references.size) references.add(reference);
    return reference ? references.has(reference) : EXPECTED.some((pattern) => pattern.test(message));
  };
}

/** Filters this process's output until the returned function is called. */
export function hideExpectedDisconnects(): () => void {
  const isExpected = expectedDisconnects();
  const restore = [process.stdout, process.stderr].map((stream) => {
    const { write } = stream;
    stream.write = function (this: typeof stream, ...args: unknown[]) {
      if (typeof args[0] === "string" && isExpected(args[0])) return true;
      return Reflect.apply(write, this, args);
    } as typeof write;
    return () => {
      stream.write = write;
    };
  });
  return () => {
    for (const undo of restore) undo();
  };
}
