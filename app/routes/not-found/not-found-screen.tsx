import { Drawing } from "#app/patterns/drawing.tsx";
import { SearchForm } from "#app/search/search-form.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { notFoundPage } from "#content/not-found.ts";
import "./not-found-screen.css";

export function NotFoundScreen() {
  return (
    <div>
      <MissingStar />
      <div className="page-column pt-10 pb-20 text-center">
        <h1 className="text-3xl font-750">{notFoundPage.heading}</h1>
        <p className="mx-auto mt-5 lead-text">{notFoundPage.intro}</p>
        <div className="mt-8 mb-10">
          <ButtonLink to="/">Go Back to Home</ButtonLink>
        </div>
        <div className="mx-auto max-w-[30rem] text-left">
          <SearchForm />
        </div>
        <p className="mt-8 text-muted">
          Or go to{" "}
          <PageLink className="text-link" to="/services">
            Services
          </PageLink>
          ,{" "}
          <PageLink className="text-link" to="/portfolio">
            Portfolio
          </PageLink>{" "}
          or{" "}
          <PageLink className="text-link" to="/blogs">
            Blogs
          </PageLink>
          .
        </p>
      </div>
    </div>
  );
}

function MissingStar() {
  return (
    <svg
      aria-hidden="true"
      // A tile is 180 px wide in windows up to 2560 px.
      viewBox="-1707 -171 3414 342"
      preserveAspectRatio="xMidYMid slice"
      className="h-64 w-full border-b"
    >
      <Drawing name="missing-star" x="-1920" />
      <Drawing name="missing-star" x="1920" />
      <Drawing name="missing-star" />
      <Drawing name="found-star" className="found-star" />
    </svg>
  );
}
