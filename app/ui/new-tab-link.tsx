import type { ComponentProps } from "react";

/** Opens a tab, and says so to those who do not see it, but not to search engines. */
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
