import { Picture } from "#app/media/picture.tsx";
import { fallbackUrl } from "#app/media/picture-sizes.ts";
import { Drawing } from "#app/patterns/drawing.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { NewTabLink } from "#app/ui/new-tab-link.tsx";
import { Ribbon } from "#app/ui/ribbon.tsx";
import { Section } from "#app/ui/section.tsx";
import type { certifications } from "#content/home.ts";

const DIALOG_ID = "certificate";

const TITLE = "Company certificate";

export function CertifiedStrip({ content }: { content: typeof certifications }) {
  return (
    <Section tinted column="grid items-center justify-between gap-x-4 gap-y-8 py-10 lg:flex">
      <div>
        <h2 className="flex flex-wrap items-center gap-x-3 text-lg">
          {content.heading}
          <Ribbon text={content.ribbon} />
        </h2>
        <p className="mt-1 lead text-sm">{content.intro}</p>
      </div>
      <ul className="flex shrink-0 flex-wrap gap-4">
        {content.logos.map((logo) => (
          <li key={logo.mark} className="flex items-center gap-2">
            <svg aria-hidden="true" viewBox="0 0 96 96" className="size-11 flex-none">
              <Drawing name={`mark-${logo.mark}`} />
            </svg>
            <span className="text-sm font-550">{logo.name}</span>
          </li>
        ))}
      </ul>
      <div className="shrink-0">
        {/* Invoker commands work before React starts. */}
        <button
          type="button"
          command="show-modal"
          commandfor={DIALOG_ID}
          aria-haspopup="dialog"
          className="inline-flex min-h-11 items-center gap-2 rounded-pill border border-field-line px-4 font-650
              text-sm whitespace-nowrap hover:bg-brand-soft"
        >
          View Certification
        </button>
      </div>
      <Dialog
        id={DIALOG_ID}
        label={TITLE}
        header={
          <div>
            <p className="font-650">{TITLE}</p>
            <p className="text-muted text-sm">{content.note}</p>
          </div>
        }
        headerClassName="gap-4 px-4 py-3"
        closeLabel="Close"
        className="m-auto w-[max(44rem,min(64rem,(100dvh-11.5rem)*1.41))] rounded-card bg-surface text-ink"
      >
        {/* Its small print can be read on a phone too, where it scrolls. */}
        <div className="overflow-x-auto">
          <NewTabLink
            href={fallbackUrl(content.certificate.kind, content.certificate.name)}
            className="block min-w-[44rem] inset-focus"
          >
            <Picture
              picture={content.certificate}
              sizes="(min-width: 1056px) 1024px, (min-width: 740px) 95vw, 704px"
              className="w-full"
            />
            <span className="sticky left-0 inline-block px-4 py-3 text-brand text-sm">Show the picture alone</span>
          </NewTabLink>
        </div>
      </Dialog>
    </Section>
  );
}
