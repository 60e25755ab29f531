import type { ListedProject } from "#app/entries/listed-projects.ts";
import { Picture } from "#app/media/picture.tsx";
import { ArrowTitle } from "#app/ui/arrow-title.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { NewTabLink } from "#app/ui/new-tab-link.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { isReservedHost } from "#content/sample.ts";

/** A wide card has its picture beside the text from 1280 px up. */
const SIZES = {
  half: {
    card: "",
    frame: "border-b",
    picture: "",
    phoneBelow: "xl",
    sizes: "(min-width: 1600px) min(36vw, 704px), (min-width: 1280px) 584px, (min-width: 640px) 46vw, 95vw",
    text: "",
  },
  wide: {
    card: "xl:(grid grid-cols-[2fr_1fr])",
    frame: "",
    picture: "xl:(h-full object-cover)",
    phoneBelow: "sm",
    sizes: "(min-width: 1600px) min(50vw, 960px), (min-width: 1280px) 800px, 95vw",
    text: "xl:justify-center",
  },
} as const;

export interface ProjectCardProps {
  project: ListedProject;
  /**
   * A full card has all links and, as title, an h2 that links to the live site, if any. A teaser, with an h3, links to the
   * full card on /portfolio. Phones leave out its description.
   */
  variant: "full" | "teaser";
  size: keyof typeof SIZES;
  eager: boolean;
}

export function ProjectCard({ project, variant, size, eager }: ProjectCardProps) {
  const { title, description, liveUrl } = project;
  const classes = SIZES[size];
  const isFull = variant === "full";
  const isLive = isFull && liveUrl !== undefined && !isReservedHost(new URL(liveUrl).hostname);
  const Heading = isFull ? "h2" : "h3";
  return (
    <article
      className={`group flex h-full flex-col overflow-hidden card-frame ${isLive || !isFull ? "card-tint" : ""} ${classes.card}`}
    >
      <div className={`overflow-hidden ${classes.frame}`}>
        <Picture
          picture={project.image}
          sizes={classes.sizes}
          phoneBelow={classes.phoneBelow}
          eager={eager}
          className={`w-full ${classes.picture}`}
        />
      </div>
      <div
        className={`flex flex-1 flex-col p-5 md:p-6 lg:p-8 ${classes.text} ${size === "wide" && !isFull ? "xl:text-lg" : ""}`}
      >
        <Heading className="text-xl">
          {!isFull ? (
            <PageLink to={`/portfolio#${project.slug}`} className="stretched-link">
              <ArrowTitle title={title} />
            </PageLink>
          ) : isLive ? (
            <NewTabLink href={liveUrl} className="stretched-link">
              <ArrowTitle title={title} icon="arrow-up-right" />
            </NewTabLink>
          ) : (
            title
          )}
        </Heading>
        <p className={`mt-2 text-muted ${isFull ? "" : "max-sm:hidden"}`}>{description}</p>
        <p className="mt-4">
          <span className="font-650 text-accent-ink">Done when</span> {project.successCriteria}
        </p>
        {isFull && <ProjectLinks project={project} className={size === "half" ? "grow" : ""} />}
        {!isFull && size === "wide" && <ProjectLinks project={project} className="max-xl:hidden" />}
      </div>
    </article>
  );
}

/** The project's services, and a link that asks about a similar project. */
function ProjectLinks({ project: { title, services = [] }, className }: { project: ListedProject; className: string }) {
  return (
    <div className={`relative flex flex-col pt-5 text-base print:hidden ${className}`}>
      {services.length > 0 && (
        <ul aria-label="Services" className="mb-5 flex flex-wrap gap-2 text-sm">
          {services.map((service) => (
            <li key={service.url}>
              <PageLink to={service.url} className="block rounded-pill border px-3 py-1 text-muted hover:bg-brand-soft">
                {service.title}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-auto">
        <ButtonLink variant="quiet" to={`/contact-us?${new URLSearchParams({ subject: `A project like ${title}` })}`}>
          Ask about a similar project
          <span className="sr-only">({title})</span>
        </ButtonLink>
      </p>
    </div>
  );
}
