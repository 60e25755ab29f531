/** The address of a script's minified file (vite.config.ts). */
declare module "*.js?file" {
  const address: string;
  export default address;
}
