/** vite/inline-stylesheet.ts */
declare module "virtual:stylesheet" {
  const stylesheet: string;
  export default stylesheet;
}
