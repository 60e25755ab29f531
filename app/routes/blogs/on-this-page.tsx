import { Icon } from "#app/media/icon.tsx";
import { SectionLinks } from "#app/ui/section-links.tsx";

/**
 * Stands beside the text on wide screens and folded above it on others. Its parent must be as tall as the text. The
 * browser marks the link of the section in view.
 */
export function OnThisPage({ sections }: { sections: { id: string; heading: string }[] }) {
  return (
    <nav
      aria-label="On this page"
      data-nosnippet
      className="print:hidden [&_ol]:[scroll-target-group:auto] [&_a:target-current]:(border-brand text-brand)"
    >
      <details className="group mb-10 border-y xl:hidden">
        <summary className="flex items-center justify-between rounded py-3 font-650">
          On this page
          <Icon
            name="chevron-right"
            className="[rotate:90deg] text-brand text-xl transition-[rotate] group-open:[rotate:-90deg]"
          />
        </summary>
        <div className="pb-5">
          <SectionLinks sections={sections} />
        </div>
      </details>
      <div className="absolute inset-y-0 left-full ml-8 w-54 max-xl:hidden">
        <div className="sticky top-24 max-h-[calc(100dvh-8rem)] overflow-y-auto">
          <p aria-hidden="true" className="mb-3 font-650 text-sm">
            On this page
          </p>
          <SectionLinks sections={sections} />
        </div>
      </div>
    </nav>
  );
}
