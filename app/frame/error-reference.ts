import { createContext, useContext } from "react";

export const ErrorReferenceContext = createContext<string | undefined>(undefined);

export const REFERENCE_ID = "site:error-reference";

/** @returns the reference, in the browser from the page that came. An error that happens there has none. */
export function useErrorReference(): string | undefined {
  const reference = useContext(ErrorReferenceContext);
  return import.meta.env.SSR ? reference : document.getElementById(REFERENCE_ID)?.textContent;
}
