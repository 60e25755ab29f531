import { brandIconUrl } from "#app/media/brand-icon-url.ts";
import type { Technology } from "#content/types.ts";

export function TechnologyGrid({ technologies }: { technologies: Technology[] }) {
  return (
    <ul
      data-entrance="50"
      className={`card-list technology-grid grid gap-4 sm:grid-cols-2 ${technologies.length % 3 === 0 ? "lg:grid-cols-3" : ""}`}
    >
      {technologies.map((technology) => (
        <li key={technology.name} className="flex gap-4 p-5 card">
          <span className="grid size-11 flex-none place-items-center rounded-xl bg-sunken">
            <img
              src={brandIconUrl(technology.icon)}
              width={26}
              height={26}
              alt=""
              loading="lazy"
              decoding="async"
              className="brand-icon"
            />
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
