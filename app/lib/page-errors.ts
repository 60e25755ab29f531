import { createContext } from "react-router";

/** What the Worker does with the errors of one request. */
export interface PageErrors {
  /** For a visitor who asks what happened: eight hexadecimal digits, also in the log. */
  reference: string;
  log: (error: unknown) => void;
}

export const pageErrorsContext = createContext<PageErrors>();
