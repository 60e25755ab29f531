import { Drawing } from "#app/patterns/drawing.tsx";
import { Section } from "#app/ui/section.tsx";
import type { story } from "#content/about-us.ts";
import { OneAngle } from "./one-angle.tsx";

/** On phones, the figure is below the first paragraph. */
export function OurStory({ heading, steps, oneAngle, paragraphs }: typeof story) {
  return (
    <Section contentClassName="flex flex-col gap-x-16 gap-y-8 lg:(grid grid-cols-[4fr_5fr])">
      <div className="max-lg:contents lg:(flex flex-col)">
        <h2 className="text-2xl">{heading}</h2>
        <ol className="order-1 grid grid-cols-3 gap-x-4 gap-y-8 max-xs:grid-cols-1 lg:(mt-8 grow grid-rows-[auto_1fr])">
          {steps.map(({ drawing, title, description }) => (
            <li key={title}>
              <svg aria-hidden="true" viewBox="-100 -100 200 200" className="h-auto w-full rounded-card border">
                <Drawing name={drawing} />
              </svg>
              <h3 className="mt-2 text-sm">{title}</h3>
              <p className="hidden text-muted text-sm sm:block">{description}</p>
            </li>
          ))}
          <li className="col-span-full">
            <OneAngle {...oneAngle} />
          </li>
        </ol>
      </div>
      <div className="max-lg:contents sm:max-lg:text-lg xl:(max-w-[40rem] text-lg)">
        {paragraphs.map((paragraph, index) => (
          <p key={paragraph} className={`reading-width lg:(mb-5 max-w-none last:mb-0) ${index > 0 ? "order-2" : ""}`}>
            {paragraph}
          </p>
        ))}
      </div>
    </Section>
  );
}
