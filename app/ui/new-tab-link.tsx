import type { ComponentProps } from "react";

/** Opens a new tab. Screen readers announce this, but search snippets leave it out. */
export function NewTabLink({ children, ...link }: ComponentProps<"a">) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...link}>
      {children}
      <span className="sr-only" data-nosnippet>
        {" "}
        (opens in a new tab)
      </span>
    </a>
  );
}
