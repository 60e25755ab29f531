import { createContext } from "react-router";

export type LogError = (error: unknown) => void;

/** Logs an error of the request. The Worker sets it. */
export const logErrorContext = createContext<LogError>();
