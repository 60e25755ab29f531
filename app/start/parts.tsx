import { Children, createContext, type ReactNode, Suspense, useContext } from "react";

/** False: parts are rendered as if they were not there, so that an exception in one is the whole page's. */
export const PartsContext = createContext(true);

/**
 * Hydrates each child by itself. When the page was changed before React started (a translation, an extension), React
 * renders anew what does not match: with this the changed part, without it the whole document.
 */
export function Parts({ children }: { children: ReactNode }) {
  return useContext(PartsContext) ? Children.map(children, (child) => <Suspense>{child}</Suspense>) : children;
}
