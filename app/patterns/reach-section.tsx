import { Icon } from "#app/media/icon.tsx";
import type { Feature } from "#content/types.ts";
import { ReachMap } from "./reach-map.tsx";

export function ReachSection({ heading, intro, features }: { heading: string; intro: string; features: Feature[] }) {
  return (
    <section className="border-y bg-sunken">
      <div className="page section grid items-center gap-x-16 gap-y-12 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 className="section-title">{heading}</h2>
          <p className="mt-4 text-muted">{intro}</p>
          <ul className="mt-8 grid gap-6">
            {features.map((feature) => (
              <li key={feature.title} className="grid grid-cols-[auto_1fr] gap-x-4">
                <Icon name={feature.icon} className="mt-0.5 text-2xl text-brand" />
                <div>
                  <h3 className="text-lg leading-[1.35]">{feature.title}</h3>
                  <p className="mt-1 text-muted">{feature.description}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <ReachMap className="w-full" />
      </div>
    </section>
  );
}
