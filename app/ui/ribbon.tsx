/** Marks a sample, and what only `npm run dev` shows: drafts and scheduled articles (vite/content.ts). */
export function Ribbon({ text }: { text: string | undefined }) {
  return (
    text && (
      <span className="rounded-pill border border-transparent bg-ink px-2.5 text-paper text-sm font-650">{text}</span>
    )
  );
}
