import { createContext } from "react-router";

export type LogError = (error: unknown) => void;

/** Function that logs an error of the current request. Set by the Worker. */
export const logErrorContext = createContext<LogError>();
