import { GirihBackground } from "#app/patterns/girih-background.tsx";
import type { CallToAction } from "#content/types.ts";
import { ButtonLink } from "./button-link.tsx";

export function CallBand({ call }: { call: CallToAction }) {
  return (
    <section className="on-band print:hidden relative isolate overflow-hidden border-t border-transparent bg-band">
      <GirihBackground className="-z-10 opacity-8 lg:opacity-22" />
      <div className="page flex flex-wrap items-center justify-between gap-x-16 gap-y-8 py-16 lg:py-20">
        <div className="max-w-2xl">
          <h2 className="text-3xl font-750">{call.heading}</h2>
          <p className="mt-4 text-balance opacity-88">{call.text}</p>
        </div>
        <ButtonLink to={call.to} look="band">
          {call.label}
        </ButtonLink>
      </div>
    </section>
  );
}
