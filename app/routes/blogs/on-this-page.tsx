import { Icon } from "#app/media/icon.tsx";
import { SectionLinks } from "#app/ui/section-links.tsx";
import "./on-this-page.css";

/** Table of contents, beside the text or, on small screens, collapsed above it. CSS marks the section in view. */
export function OnThisPage({
  sections,
  className,
}: {
  sections: { id: string; heading: string }[];
  className: string;
}) {
  return (
    <nav aria-label="On this page" data-nosnippet className={`on-this-page ${className}`}>
      <details className="max-lg:(mb-10 border-y) lg:(sticky-aside max-h-[calc(100dvh-var(--header)-4rem)] overflow-auto)">
        <summary className="flex items-center justify-between rounded py-3 font-650 lg:(pt-0 pb-2 text-sm)">
          <span>On this page</span>
          <Icon name="plus" className="cross text-xl" />
        </summary>
        <div className="max-lg:pb-6">
          <SectionLinks sections={sections} />
        </div>
      </details>
    </nav>
  );
}
