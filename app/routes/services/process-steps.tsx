import { Icon } from "#app/media/icon.tsx";
import type { Feature } from "#content/types.ts";

export function ProcessSteps({ steps }: { steps: Feature[] }) {
  return (
    <ol className="process grid sm:grid-cols-2 lg:grid-cols-3">
      {steps.map((step, index) => (
        <li key={step.title} className="relative pb-10 pl-16 sm:(pt-16 pr-10 pl-0)">
          <span className="absolute top-0 left-0 z-1 grid size-11 place-items-center rounded-pill border-1.5 border-brand bg-surface text-brand">
            <Icon name={step.icon} className="text-xl" />
          </span>
          <div className="font-650 text-accent-ink text-sm" data-nosnippet>
            Step {index + 1}
          </div>
          <h3 className="text-lg">{step.title}</h3>
          <p className="mt-1.5 text-muted">{step.description}</p>
        </li>
      ))}
    </ol>
  );
}
