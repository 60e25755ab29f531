/** Programs that the bench starts: each in a group of its own, so that it is ended with what it has started itself. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** How long a program may take to end before it is killed, in ms. */
const STOP_LIMIT_MS = 5_000;

const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) signalGroup(child, "SIGKILL");
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

export interface StartedProcess {
  /** What it wrote, to both streams. */
  output(): string;
  hasEnded(): boolean;
  /** Resolves to the exit code when it has ended; a signal or a program that is not there gives 1. */
  ended: Promise<number>;
  /** Asks it to end, and ends it after five seconds. Resolves when it has ended. */
  stop(): Promise<void>;
  /** How long its first thread has run on a processor, in ms; NaN where the system does not tell (only Linux does). */
  processorTime(): number;
}

/** Starts a program. It is killed when the bench ends. */
export function start(program: string, args: string[]): StartedProcess {
  const child = spawn(program, args, {
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
  });
  running.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const ended = new Promise<number>((resolve) => {
    child.once("error", (error) => {
      output += error.message;
      resolve(1);
    });
    child.once("close", (code) => resolve(code ?? 1));
  }).finally(() => running.delete(child));
  return {
    output: () => output,
    hasEnded: () => !running.has(child),
    ended,
    stop: async () => {
      signalGroup(child, "SIGTERM");
      const force = setTimeout(() => signalGroup(child, "SIGKILL"), STOP_LIMIT_MS);
      await ended;
      clearTimeout(force);
    },
    processorTime: () => processorTime(child.pid),
  };
}

/**
 * Runs a program to its end. Out: what it wrote. Throws with that when it fails, or takes longer than `limitMs`.
 */
export async function run(program: string, args: string[], { limitMs }: { limitMs: number }): Promise<string> {
  const child = start(program, args);
  let tookTooLong = false;
  const limit = setTimeout(() => {
    tookTooLong = true;
    child.stop();
  }, limitMs);
  const code = await child.ended;
  clearTimeout(limit);
  if (code !== 0 || tookTooLong) throw new Error(`${program} ${args.join(" ")} failed:\n${child.output()}`);
  return child.output();
}

/** See proc(5), /proc/<pid>/schedstat: its first number is in nanoseconds. */
function processorTime(pid: number | undefined): number {
  const file = `/proc/${pid}/schedstat`;
  return existsSync(file) ? Number.parseInt(readFileSync(file, "utf8"), 10) / 1e6 : Number.NaN;
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid) process.kill(-child.pid, signal);
  } catch {
    // It has ended already.
  }
}
