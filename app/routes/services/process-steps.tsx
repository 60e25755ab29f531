import { ContentIcon } from "~/components/content-icon";
import type { ProcessStep } from "~content/types";

/** Numbered steps, joined by a strap line. */
export function ProcessSteps({ steps }: { steps: ProcessStep[] }) {
  return (
    <ol className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
      {steps.map((step, index) => (
        <li key={step.title} className="process-step relative pb-10 pl-16">
          <span className="absolute top-0 left-0 grid size-11 place-items-center rounded-pill border-1.5 border-brand border-solid bg-surface text-brand">
            <ContentIcon name={step.icon} className="text-xl" />
          </span>
          <p className="font-650 text-accent-ink text-sm">Step {index + 1}</p>
          <h3 className="text-lg">{step.title}</h3>
          <p className="mt-1.5 text-muted">{step.description}</p>
        </li>
      ))}
    </ol>
  );
}
