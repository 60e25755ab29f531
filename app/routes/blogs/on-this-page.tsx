import { Icon } from "#app/media/icon.tsx";
import { SectionLinks } from "#app/ui/section-links.tsx";

/** Table of contents, beside the text or, on small screens, collapsed above it. CSS marks the section in view. */
export function OnThisPage({ sections }: { sections: { id: string; heading: string }[] }) {
  return (
    <nav aria-label="On this page" data-nosnippet className="on-this-page">
      <details className="mb-10 border-y lg:hidden">
        <summary className="flex items-center justify-between rounded py-3 font-650">
          On this page
          <Icon name="plus" className="cross text-xl" />
        </summary>
        <div className="pb-6">
          <SectionLinks sections={sections} />
        </div>
      </details>
      <div className="sticky-aside hidden max-h-[calc(100dvh-var(--header)-4rem)] overflow-auto lg:block">
        <p aria-hidden="true" className="mb-2 font-650 text-sm">
          On this page
        </p>
        <SectionLinks sections={sections} />
      </div>
    </nav>
  );
}
