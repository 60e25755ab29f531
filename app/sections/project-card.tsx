import type { ReactNode } from "react";
import { Picture } from "#app/media/picture.tsx";
import { ArrowTitle } from "#app/ui/arrow-title.tsx";
import { NewTabLink } from "#app/ui/new-tab-link.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { isReservedHost } from "#content/sample.ts";
import type { Project } from "#content/types.ts";

export function ProjectCard({
  project,
  headingLevel = 3,
  wide = false,
  eager = false,
  to,
  children,
}: {
  project: Project;
  headingLevel?: 2 | 3;
  wide?: boolean;
  eager?: boolean;
  /**
   * Path of the page that the card links to and that shows the description, which phones hide here. By default, the card
   * links to the project's live site, if any.
   */
  to?: string;
  /** Links at the end of the card. A wide card shows them from 1280 px up. */
  children?: ReactNode;
}) {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  const isLive = !to && project.liveUrl !== undefined && !isReservedHost(new URL(project.liveUrl).hostname);
  const title = <ArrowTitle title={project.title} icon={isLive ? "arrow-up-right" : "arrow-right"} />;
  return (
    <article
      className={`group flex h-full flex-col overflow-hidden card-frame ${isLive || to ? "card-tint" : ""} ${
        wide ? "xl:(grid grid-cols-[2fr_1fr]) print:(grid grid-cols-2)" : ""
      }`}
    >
      <div className={`overflow-hidden ${wide ? "" : "border-b"}`}>
        <Picture
          picture={project.image}
          sizes={
            wide
              ? "(min-width: 1600px) min(50vw, 960px), (min-width: 1280px) 800px, 95vw"
              : "(min-width: 1600px) min(36vw, 704px), (min-width: 1280px) 584px, (min-width: 768px) 46vw, 95vw"
          }
          eager={eager}
          className={`w-full ${wide ? "xl:(h-full object-cover)" : ""}`}
        />
      </div>
      <div
        className={`flex flex-1 flex-col p-5 md:p-6 lg:p-8 print:!p-3 ${wide ? `xl:justify-center ${to ? "xl:text-lg" : ""}` : ""}`}
      >
        <Heading className="text-xl">
          {isLive ? (
            <NewTabLink href={project.liveUrl} className="stretched-link">
              {title}
            </NewTabLink>
          ) : to ? (
            <PageLink to={to} className="stretched-link">
              {title}
            </PageLink>
          ) : (
            project.title
          )}
        </Heading>
        <p className={`mt-2 text-muted ${to ? "max-sm:hidden" : ""}`}>{project.description}</p>
        <p className="mt-4">
          <span className="font-650 text-accent-ink">Done when</span> {project.successCriteria}
        </p>
        {children && (
          <div
            className={`relative flex flex-col pt-5 text-base print:hidden ${wide ? (to ? "max-xl:hidden" : "") : "grow"}`}
          >
            {children}
          </div>
        )}
      </div>
    </article>
  );
}
