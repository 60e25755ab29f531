/** vite/icons.ts */
declare module "virtual:icons" {
  export const iconsUrl: string;
}
