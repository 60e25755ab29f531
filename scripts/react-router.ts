import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

// `react-router` without a deprecation warning that @react-router/dev causes itself, in each Vite it starts, and that
// no option turns off: it passes `envFile: false` to Vite. Remove this file when @react-router/dev stops doing so.

const EXPECTED = "The `envFile` option is deprecated";

const color = process.stdout.isTTY && process.env.NO_COLOR === undefined ? { FORCE_COLOR: "1" } : {};
const child = spawn("react-router", process.argv.slice(2), {
  env: { ...process.env, ...color },
  stdio: ["inherit", "pipe", "pipe"],
});
for (const [from, to] of [
  [child.stdout, process.stdout],
  [child.stderr, process.stderr],
] as const) {
  createInterface({ input: from }).on("line", (line) => {
    if (!line.includes(EXPECTED)) to.write(`${line}\n`);
  });
}
child.on("error", (error) => {
  throw error;
});
child.on("close", (code) => {
  process.exitCode = code ?? 1;
});
