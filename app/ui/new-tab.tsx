/** What a link that opens a tab says to those who do not see it. Search engines leave it out. */
export function NewTab() {
  return (
    <span className="sr-only" data-nosnippet>
      {" "}
      (opens in a new tab)
    </span>
  );
}
