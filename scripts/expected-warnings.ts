// Hides a warning that @react-router/dev causes in each Vite it starts, because it passes `envFile: false`. Remove this
// file when @react-router/dev stops doing so.
const EXPECTED = "The `envFile` option is deprecated";

const warn = console.warn;
console.warn = (...words: unknown[]) => {
  if (!String(words[0]).includes(EXPECTED)) warn(...words);
};
