import { createContext } from "react-router";

/** Version of the client build that belongs to the Worker. workers/app.ts sets it for each request. */
export const buildVersionContext = createContext<string>();
