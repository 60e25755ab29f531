import { type MouseEvent, useRef } from "react";
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
  const miniature = useRef<SVGSVGElement>(null);
  const opens = {
    // Invoker commands work before React starts.
    command: "show-modal",
    commandfor: DIALOG_ID,
    onClick: (event: MouseEvent) => lift(event, miniature.current),
  } as const;
  return (
    <Section tinted column="certified grid items-center gap-x-8 gap-y-5 py-10">
      {/* The button beside it says the same to the keyboard and to screen readers. */}
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        {...opens}
        className="certificate-miniature grid place-items-center print:hidden"
      >
        <svg ref={miniature} aria-hidden="true" viewBox="0 0 140 99" className="col-start-1 row-start-1 w-full">
          <Drawing name="certificate" />
        </svg>
        {content.ribbon && (
          <span className="stamp col-start-1 row-start-1 rounded bg-surface px-2.5 text-accent-ink text-sm font-800">
            {content.ribbon}
          </span>
        )}
      </button>
      <div>
        <h2 className="text-lg">
          {content.heading}
          {content.ribbon && <span className="sr-only"> ({content.ribbon})</span>}
        </h2>
        <p className="mt-1 lead text-sm">{content.intro}</p>
      </div>
      <ul className="flex flex-wrap gap-4">
        {content.logos.map((logo) => (
          <li key={logo.mark} className="flex items-center gap-2">
            <svg aria-hidden="true" viewBox="0 0 96 96" className="size-11 flex-none">
              <Drawing name={`mark-${logo.mark}`} />
            </svg>
            <span className="text-sm font-550">{logo.name}</span>
          </li>
        ))}
      </ul>
      <div>
        <button
          type="button"
          {...opens}
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

/** The miniature becomes the document in the dialog, where browsers can show that. Otherwise the command opens it. */
function lift(event: MouseEvent, miniature: SVGSVGElement | null): void {
  const dialog = document.getElementById(DIALOG_ID) as HTMLDialogElement;
  const picture = dialog.querySelector("img");
  if (!miniature || !picture || !document.startViewTransition) return;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  event.preventDefault();
  // start/before-react.ts would open it at once.
  event.stopPropagation();
  miniature.style.viewTransitionName = "certificate";
  const { finished } = document.startViewTransition(() => {
    miniature.style.viewTransitionName = "";
    picture.style.viewTransitionName = "certificate";
    dialog.showModal();
  });
  void finished.finally(() => {
    picture.style.viewTransitionName = "";
  });
}
