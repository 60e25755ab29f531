import type { Technology } from "~content/types";

/** Technologies with their real brand icon and what we use each for. */
export function TechnologyGrid({ technologies }: { technologies: (Technology & { path: string })[] }) {
  return (
    <ul
      data-entrance="50"
      className={`grid gap-4 sm:grid-cols-2 ${technologies.length % 3 === 0 ? "lg:grid-cols-3" : ""}`}
    >
      {technologies.map((technology) => (
        <li key={technology.name} className="flex gap-4 p-5 card">
          <span className="grid size-11 flex-none place-items-center rounded-xl bg-sunken">
            <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6.5 fill-ink">
              <path d={technology.path} />
            </svg>
          </span>
          <div>
            <h3>{technology.name}</h3>
            <p className="text-muted text-sm">{technology.description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
