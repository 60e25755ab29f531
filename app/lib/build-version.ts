import { createContext } from "react-router";

/** Version of the client build that belongs to the Worker. workers/app.ts sets it for each request. */
export const buildVersionContext = createContext<string>();

/** The id of the route above all pages, whose data has the version. */
export const LAYOUT_ROUTE = "routes/layout";
