import { Children, type ReactNode, Suspense } from "react";

/**
 * Hydrates each child by itself. When the page was changed before React started (a translation, an extension), React
 * renders anew what does not match: with this the changed part, without it the whole document.
 */
export function Parts({ children }: { children: ReactNode }) {
  return Children.map(children, (child) => <Suspense>{child}</Suspense>);
}
