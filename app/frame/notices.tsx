/** Shown by an attribute that start/early.js sets, so that it needs no script of React. */
export function Notices() {
  return (
    <p role="alert" className="page-notice">
      The list of shortcuts could not be loaded. Please load the page again.
    </p>
  );
}
