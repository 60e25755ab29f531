import { Icon } from "#app/media/icon.tsx";
import { SectionLinks } from "#app/ui/section-links.tsx";

/**
 * Stands beside the text on wide screens and folded above it on others. Its parent must be as tall as the text. The
 * browser marks the link of the section in view.
 */
export function OnThisPage({ sections }: { sections: { id: string; heading: string }[] }) {
  return (
    <nav aria-label="On this page" data-nosnippet className="on-this-page">
      <details className="mb-10 border-y xl:hidden">
        <summary className="flex items-center justify-between rounded py-3 font-650">
          On this page
          <Icon name="plus" className="cross text-xl" />
        </summary>
        <div className="pb-6">
          <SectionLinks sections={sections} />
        </div>
      </details>
      <div className="absolute inset-y-0 left-full hidden w-56 pl-8 xl:block">
        <div className="sticky top-28 max-h-[calc(100dvh-8rem)] overflow-auto">
          <p aria-hidden="true" className="mb-2 font-650 text-sm">
            On this page
          </p>
          <SectionLinks sections={sections} />
        </div>
      </div>
    </nav>
  );
}
