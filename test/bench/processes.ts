/** Child processes, each in a process group of its own, so that its children end with it. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const STOP_LIMIT_MS = 5_000;

const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) signalGroup(child, "SIGKILL");
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

export interface StartedProcess {
  output(): string;
  hasEnded(): boolean;
  /** Resolves to the exit code; 1 for a signal, or a program that does not exist. */
  ended: Promise<number>;
  /** SIGTERM, then SIGKILL after five seconds. Resolves when it has ended. */
  stop(): Promise<void>;
  processorTime(): number;
}

/** `folder` is where it works, by default here. It is killed when the bench ends. */
export function start(program: string, args: string[], folder?: string): StartedProcess {
  const child = spawn(program, args, {
    cwd: folder,
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

/** Resolves to the output. Throws it when the program fails or takes longer than `limitMs`. */
export async function run(
  program: string,
  args: string[],
  { limitMs, folder }: { limitMs: number; folder?: string },
): Promise<string> {
  const child = start(program, args, folder);
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

/** proc(5), /proc/<pid>/schedstat: the first number is in nanoseconds. */
function processorTime(pid: number | undefined): number {
  const file = `/proc/${pid}/schedstat`;
  return existsSync(file) ? Number.parseInt(readFileSync(file, "utf8"), 10) / 1e6 : Number.NaN;
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid) process.kill(-child.pid, signal);
  } catch {}
}
