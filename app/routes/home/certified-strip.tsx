import { Picture } from "#app/media/picture.tsx";
import { Drawing } from "#app/patterns/drawing.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import type { certifications } from "#content/home.ts";

const DIALOG_ID = "certificate";

const TITLE = "Company certificate";

export function CertifiedStrip({ content }: { content: typeof certifications }) {
  return (
    <section className="border-y bg-sunken">
      <div className="page grid items-center gap-x-10 gap-y-8 py-10 xl:grid-cols-[auto_1fr_auto]">
        <div className="max-w-[17.5em]">
          <h2 className="text-lg">{content.heading}</h2>
          <p className="mt-1 text-muted text-sm">{content.intro}</p>
        </div>
        <ul className="grid gap-x-6 gap-y-5 sm:grid-cols-3 xl:justify-items-center">
          {content.logos.map((logo) => (
            <li key={logo.mark} className="flex items-center gap-3.5">
              <svg aria-hidden="true" viewBox="0 0 96 96" className="size-14 flex-none">
                <Drawing name={`mark-${logo.mark}`} />
              </svg>
              <span className="max-w-[9em] text-sm font-550 leading-[1.3]">{logo.name}</span>
            </li>
          ))}
        </ul>
        <div>
          {/* Invoker commands work before React starts. */}
          <button
            type="button"
            command="show-modal"
            commandfor={DIALOG_ID}
            aria-haspopup="dialog"
            className="inline-flex min-h-11 items-center gap-2 rounded-pill border border-field-line px-5 font-650
              text-sm hover:bg-brand-soft"
          >
            View Certification
          </button>
        </div>
      </div>
      <Dialog
        id={DIALOG_ID}
        label={TITLE}
        header={
          <div>
            <p className="font-650">{TITLE}</p>
            <p className="text-muted text-sm">{content.sampleNote}</p>
          </div>
        }
        headerClassName="gap-4 px-5 py-3"
        closeLabel="Close"
        className="m-auto w-[min(64rem,calc(100vw-2rem),max(22rem,calc((100dvh-7.5rem)*1.41)))] max-w-none
          overflow-auto rounded-card bg-surface text-ink"
      >
        <div className="[&:has([open])_img]:min-w-[680px]">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys must scroll the enlarged picture */}
          <section aria-label={TITLE} tabIndex={0} className="inset-focus overflow-x-auto">
            <Picture
              picture={content.certificate}
              sizes="(min-width: 1056px) 1024px, (min-width: 720px) 95vw, 680px"
              className="w-full max-w-none"
            />
          </section>
          <details className="group hidden max-md:block [@media(max-height:36rem)]:block">
            <summary className="inset-focus rounded-card px-5 py-3 text-center font-650 text-brand text-sm">
              <span className="group-open:hidden">Show it larger</span>
              <span className="hidden group-open:inline">Show all of it</span>
            </summary>
          </details>
        </div>
      </Dialog>
    </section>
  );
}
