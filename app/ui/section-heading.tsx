import type { ReactNode } from "react";

export function SectionHeading({ heading, intro, link }: { heading: string; intro?: string; link?: ReactNode }) {
  return (
    <div className="section-heading mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-5 sm:mb-12 md:flex-nowrap">
      <div>
        <h2 className="text-3xl max-w-[17.5em]">{heading}</h2>
        {intro && <p className="mt-4 max-w-2xl lead">{intro}</p>}
      </div>
      {link && <div className="md:shrink-0">{link}</div>}
    </div>
  );
}
