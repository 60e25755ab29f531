import weavesUrl from "#app/patterns/weaves.svg?url";
import type { Suggestion } from "#app/search/suggestions.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import type { PageText } from "#content/types.ts";

export default function NotFoundScreen({ page, suggestions }: { page: PageText; suggestions: Suggestion[] }) {
  return (
    <div className="below-header pt-16">
      <MissingStar />
      <div className="page pt-10 pb-20">
        <h1 className="text-4xl font-750 tracking-[-0.03em]">{page.heading}</h1>
        <p className="mt-5 text-lg text-muted">{page.intro}</p>
        {suggestions.length > 0 && <SuggestionList pages={suggestions} />}
        <div className="mt-8">
          <ButtonLink to="/">Go Back to Home</ButtonLink>
        </div>
        <p className="mt-8 text-muted">
          Or go to{" "}
          <SiteLink className="text-link" to="/services">
            Services
          </SiteLink>
          ,{" "}
          <SiteLink className="text-link" to="/portfolio">
            Portfolio
          </SiteLink>{" "}
          or{" "}
          <SiteLink className="text-link" to="/blogs">
            Blogs
          </SiteLink>
          .
        </p>
      </div>
    </div>
  );
}

function SuggestionList({ pages }: { pages: Suggestion[] }) {
  return (
    <section aria-labelledby="suggestions" className="mt-8 max-w-[32rem]">
      <h2 id="suggestions" className="font-650 text-brand">
        Did you mean
      </h2>
      <ul className="mt-3 border-b">
        {pages.map(({ name, path }) => (
          <li key={path} className="group relative border-t py-3.5">
            <SiteLink
              to={path}
              className="rounded font-650 underline-offset-4 stretched-link group-hover:(text-brand underline)"
            >
              {name}
            </SiteLink>
            <span className="block text-muted text-sm">{path}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MissingStar() {
  return (
    <svg
      aria-hidden="true"
      viewBox="-960 -220 1920 440"
      preserveAspectRatio="xMidYMid slice"
      className="h-64 w-full border-b lg:h-84"
    >
      <use href={`${weavesUrl}#missing-star`} />
    </svg>
  );
}
