// Hides what Vite and wrangler say about things that are as they should be.

// About `envFile: false`, which @react-router/dev 7.18 passes to each Vite 8 it starts. No option silences it.
const EXPECTED = "The `envFile` option is deprecated";

const warn = console.warn;
console.warn = (...words: unknown[]) => {
  if (!String(words[0]).includes(EXPECTED)) warn(...words);
};

// "Using secrets defined in process.env": it is only the address of the local admin API.
process.env.WRANGLER_LOG ??= "warn";
