import { createContext } from "react-router";

/** The data of the root route. */
export interface RootData {
  /** The version of the build that has answered. */
  build: string;
}

/** The version of the browser's scripts that belong to the Worker: the Worker fills it, loaders read it. */
export const buildVersionContext = createContext<string>();
