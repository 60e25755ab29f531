import type { ReactNode } from "react";
import { FoldingList } from "#app/ui/folding-list.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Feature } from "#content/types.ts";

interface StatementsProps {
  statements: { title: string; text: string }[];
  values: { heading: string; items: Feature[] };
}

/** Mission, vision and values. */
export function Statements({ statements, values }: StatementsProps) {
  return (
    <Section contentClassName="grid gap-y-10 lg:gap-y-14">
      {statements.map(({ title, text }) => (
        <Statement key={title} title={title}>
          <p className="font-650 text-xl text-balance md:text-2xl">{text}</p>
        </Statement>
      ))}
      <Statement title={values.heading}>
        <FoldingList features={values.items} className="grid gap-x-12 sm:gap-y-4 md:grid-cols-2" />
      </Statement>
    </Section>
  );
}

/** A heading with its text beside it on large screens. */
function Statement({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-12 gap-y-4 border-brand border-t-2 pt-6 lg:grid-cols-[3fr_9fr]">
      <h2 className="font-650 text-brand">{title}</h2>
      {children}
    </div>
  );
}
