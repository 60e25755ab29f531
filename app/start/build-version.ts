import { createContext } from "react-router";

export interface RootData {
  build: string;
}

/** Version of the client build that belongs to the Worker; set by the Worker. */
export const buildVersionContext = createContext<string>();
