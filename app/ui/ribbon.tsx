/** Marks what only `npm run dev` shows: drafts and articles with a date to come (entries/entries.ts). */
export function Ribbon({ text }: { text: string | undefined }) {
  return (
    text && (
      <span className="rounded-pill border border-transparent bg-ink px-2.5 text-paper text-sm font-650">{text}</span>
    )
  );
}
