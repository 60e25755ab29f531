/** Icons of https://tabler.io/icons that a control consists of. */
const PATHS = {
  close: "M18 6L6 18M6 6l12 12",
  dark: "M12 3h.393a7.5 7.5 0 0 0 7.92 12.446A9 9 0 1 1 12 2.992z",
  light:
    "M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0m-5 0h1m8-9v1m8 8h1m-9 8v1M5.6 5.6l.7.7m12.1-.7l-.7.7m0 11.4l.7.7m-12.1-.7l-.7.7",
  menu: "M4 6h16M4 12h16M4 18h16",
  search: "M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0m18 11l-6-6",
};

/** Inline, because without the file of icons (media/icon.tsx) nothing would be seen of the control. */
export function ControlIcon({ name, className }: { name: keyof typeof PATHS; className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`icon ${className}`}
    >
      <path vectorEffect="non-scaling-stroke" d={PATHS[name]} />
    </svg>
  );
}
