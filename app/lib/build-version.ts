import { createContext } from "react-router";

/** Version of the client build that belongs to the Worker. Set by the Worker. */
export const buildVersionContext = createContext<string>();
