import { createContext } from "react-router";

/** The version of the browser's scripts that belong to the Worker: the Worker fills it, loaders read it. */
export const buildVersionContext = createContext<string>();
