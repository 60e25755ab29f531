import { WhenNear } from "#app/ui/when-near.tsx";

/** Says whether the office is open, once the visitor comes near. */
export function OpenNow({ className = "" }: { className?: string }) {
  return (
    // The height keeps the page from moving when the answer comes.
    <WhenNear
      data-nosnippet
      className={`script-only min-h-6 text-muted text-sm print:hidden ${className}`}
      load={async () => (await import("./open-status.tsx")).openStatus()}
    />
  );
}
