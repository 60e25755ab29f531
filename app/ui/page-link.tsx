import { type ComponentProps, useSyncExternalStore } from "react";
// biome-ignore lint/style/noRestrictedImports: the only place
import { Link } from "react-router";

/** A feed or text is no page: link to it with `<a href>`. */
type Page<To> = To extends `${string}.${"xml" | "txt"}` ? never : To;

type PageLinkProps<To> = Omit<ComponentProps<typeof Link>, "to"> & { to: Page<To> };

export function PageLink<To extends string>(props: PageLinkProps<To>) {
  // React Router reloads the open page if a prefetched script fails to load. Offline, that would lose the page.
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return <Link prefetch={isOnline ? "intent" : "none"} {...props} />;
}

function subscribe(onChange: () => void): () => void {
  for (const type of ["online", "offline"]) addEventListener(type, onChange);
  return () => {
    for (const type of ["online", "offline"]) removeEventListener(type, onChange);
  };
}
