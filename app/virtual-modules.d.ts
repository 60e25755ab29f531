// Modules that the plugins in vite/ generate.

declare module "virtual:stylesheet" {
  const stylesheet: string;
  export default stylesheet;
}

declare module "*?inline-script" {
  const source: string;
  export default source;
}
