import { Icon } from "#app/media/icon.tsx";
import type { Feature } from "#content/types.ts";

export function ReasonsSection({ heading, intro, reasons }: { heading: string; intro: string; reasons: Feature[] }) {
  return (
    <section className="page section grid gap-x-16 gap-y-12 lg:grid-cols-[4fr_7fr]">
      <div className="lg:(sticky top-28 self-start)">
        <h2 className="section-title">{heading}</h2>
        <p className="mt-4 text-muted">{intro}</p>
      </div>
      <ul className="-mb-6 grid gap-x-10 sm:(-mb-7 grid-cols-2)">
        {reasons.map((reason) => (
          <li
            key={reason.title}
            className="grid grid-cols-[auto_1fr] content-start gap-x-4 border-t py-6 sm:(grid-cols-1 py-7)"
          >
            <Icon name={reason.icon} className="row-span-2 text-2xl text-brand sm:(-ml-1 row-span-1 mb-4 text-4xl)" />
            <h3 className="text-lg leading-[1.35]">{reason.title}</h3>
            <p className="mt-1.5 text-muted">{reason.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
