import { type ComponentProps, useSyncExternalStore } from "react";
// biome-ignore lint/style/noRestrictedImports: the only place
import { Link } from "react-router";

export function PageLink(props: ComponentProps<typeof Link>) {
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
