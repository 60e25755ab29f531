// Leaves out a note that @react-router/dev causes itself in each Vite it starts: it passes `envFile: false`, and no
// option turns the note off. Remove this file when @react-router/dev stops doing so.

const EXPECTED = "The `envFile` option is deprecated";

const warn = console.warn;
console.warn = (...words: unknown[]) => {
  if (!String(words[0]).includes(EXPECTED)) warn(...words);
};
