import { type ParseArgsOptionsConfig, parseArgs } from "node:util";

/**
 * Reads what stands behind a command's name. Ends the process with the usage after --help (status 0), and with a
 * sentence and the usage after an option that does not exist, has no value or stayed with npm, or a word too many
 * (status 1).
 *
 * @param maxWords how many words the command takes besides its options
 */
export function readCommandLine<const Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
  maxWords = 0,
) {
  const config = { options: { ...options, help: { type: "boolean" } }, allowPositionals: true } as const;
  try {
    const { values, positionals } = parseArgs(config);
    if ("help" in values) {
      console.log(usage);
      process.exit();
    }
    const empty = Object.entries(values).find(([, value]) => value === "");
    if (empty) throw new Error(`Option '--${empty[0]}' is empty`);
    const isKept = (name: string) => !(name in values) && process.env[`npm_config_${name.replaceAll("-", "_")}`];
    const kept = Object.keys(options).find(isKept);
    if (kept) throw new Error(`npm kept --${kept} for itself, so nothing was done: write -- before it`);
    if (positionals.length > maxWords) throw new Error(`Unexpected argument '${positionals[maxWords]}'`);
    return { values, words: positionals };
  } catch (error) {
    // Node's advice after the first sentence is about arguments that begin with a dash.
    const [mistake] = (error as Error).message.split(". ");
    return refuse(`${mistake}.`, usage);
  }
}

/** Ends the process with a sentence and the usage. */
export function refuse(sentence: string, usage: string): never {
  return fail(`${sentence}\n\n${usage}`);
}

/** Ends the process with a sentence instead of a stack. */
export function fail(sentence: string): never {
  console.error(`\n  ${sentence}\n`);
  process.exit(1);
}
