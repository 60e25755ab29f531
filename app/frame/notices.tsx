/**
 * What the visitor has to know when something cannot be had. In each page, and shown by the attributes that
 * start/early.js and start/full-page-load.ts set, so that it needs no script of React.
 */
export function Notices() {
  return (
    <>
      <p role="alert" className="page-notice page-notice-failed">
        The list of shortcuts could not be loaded. Please load the page again.
      </p>
      <p role="alert" className="page-notice page-notice-offline">
        You seem to be offline. The page opens when the connection is back.
      </p>
    </>
  );
}
