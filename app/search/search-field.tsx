import type { ComponentProps } from "react";
import { Icon } from "#app/media/icon.tsx";
import { MAX_QUERY_LENGTH } from "./search-query.ts";

/** Icon and text field. Must be inside a form that leads to /search. */
export function SearchField(props: ComponentProps<"input">) {
  return (
    <>
      <Icon name="search" className="text-muted text-xl" />
      <input
        {...props}
        type="text"
        name="q"
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        spellCheck={false}
        placeholder="Search the site"
        className="search-field min-w-0 flex-1 py-4 text-lg placeholder:(text-muted opacity-100)"
      />
    </>
  );
}
