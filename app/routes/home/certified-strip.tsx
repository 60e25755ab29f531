import { Picture } from "#app/media/picture.tsx";
import { fallbackUrl } from "#app/media/picture-sizes.ts";
import { Drawing } from "#app/patterns/drawing.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { NewTabLink } from "#app/ui/new-tab-link.tsx";
import { Section } from "#app/ui/section.tsx";
import type { certifications } from "#content/home.ts";

const DIALOG_ID = "certificate";

const TITLE = "Company certificate";

export function CertifiedStrip({ content }: { content: typeof certifications }) {
  return (
    <Section
      ground="sunken"
      // No column of a desktop is sized by its content, because the marks would move when the button streams in.
      contentClassName="grid grid-cols-[1fr_auto] max-[22rem]:grid-cols-1 items-center gap-x-4 gap-y-5 py-7
        lg:(grid-cols-[11rem_1fr_11rem] gap-x-8 py-2.5) xl:(grid-cols-[5fr_7fr_11rem] py-4)"
    >
      <div>
        <h2 className="text-lg">{content.heading}</h2>
        <p className="text-muted text-sm">{content.intro}</p>
      </div>
      {/* Each name has two words, on two lines. */}
      <ul className="col-span-full flex justify-between gap-x-4 gap-y-3 max-lg:order-1 max-xs:flex-col sm:justify-start sm:gap-x-8 lg:col-auto">
        {content.logos.map((logo) => (
          <li key={logo.mark} className="flex gap-x-3 gap-y-2 max-sm:flex-col sm:items-center">
            <svg aria-hidden="true" viewBox="0 0 96 96" className="size-11 flex-none">
              <Drawing name={`mark-${logo.mark}`} />
            </svg>
            <span className="text-sm font-550 leading-[1.3] xs:max-w-24">{logo.name}</span>
          </li>
        ))}
      </ul>
      <button
        type="button"
        // Invoker commands work before React starts.
        command="show-modal"
        commandfor={DIALOG_ID}
        aria-haspopup="dialog"
        className="min-h-11 justify-self-start rounded-pill border border-field-line px-4 font-650 text-sm sm:whitespace-nowrap lg:justify-self-end hover:bg-brand-soft"
      >
        View Certification
      </button>
      <Dialog
        id={DIALOG_ID}
        label={TITLE}
        header={
          <div>
            <p className="font-650">{TITLE}</p>
            <p className="text-muted text-sm">{content.note}</p>
          </div>
        }
        headerClassName="items-start gap-4 px-4 py-3"
        closeLabel="Close"
        // Short windows keep the document's width for a phone in landscape, and scroll it.
        className="m-auto w-[max(min(46rem,100%-2rem),min(66rem,(100dvh-11.5rem)*1.41))] rounded-card bg-surface text-ink"
      >
        <NewTabLink
          href={fallbackUrl(content.certificate.kind, content.certificate.name)}
          className="block inset-focus px-4"
        >
          <Picture
            picture={content.certificate}
            sizes="(min-width: 1088px) 1024px, (min-width: 768px) 704px, 90vw"
            className="w-full"
          />
          <span className="inline-block py-3 text-brand text-sm">Show it larger</span>
        </NewTabLink>
      </Dialog>
    </Section>
  );
}
