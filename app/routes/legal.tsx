import { pageMeta } from "#app/discovery/page-meta.ts";
import { longDate } from "#app/lib/dates.ts";
import { PageBanner } from "#app/sections/page-banner.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { SectionLinks } from "#app/ui/section-links.tsx";
import { privacy } from "#content/legal/privacy.ts";
import { terms } from "#content/legal/terms.ts";
import type { LegalPage } from "#content/types.ts";
import type { Route } from "./+types/legal";

const PAGES: Record<string, LegalPage> = { "/terms-of-services": terms, "/privacy-policy": privacy };

export const meta: Route.MetaFunction = ({ loaderData: { path, page } }) =>
  pageMeta({ title: page.title, description: page.description, path });

export function loader({ url: { pathname: path } }: Route.LoaderArgs) {
  const page = PAGES[path];
  if (!page) throw new Error(`app/routes/legal.tsx has no page for ${path}`);
  const sections = page.sections.map(({ id, title, content }) => ({ id, heading: title, content }));
  return { path, page: { ...page, sections } };
}

export default function Legal({ loaderData: { page } }: Route.ComponentProps) {
  const { sections } = page;
  return (
    <>
      <PageBanner compact page={page} art="legal-motif" />
      <Section contentClassName="grid gap-x-16 gap-y-10 lg:grid-cols-[16rem_1fr]">
        <div className="lg:(sticky-aside self-start)">
          <p className="text-muted text-sm">
            Last changed on <time dateTime={page.updated}>{longDate(page.updated)}</time>
          </p>
          <nav aria-label="On this page" className="mt-4">
            <SectionLinks sections={sections} />
          </nav>
        </div>
        <ul className="lg:max-w-[43.5rem]">
          {sections.map(({ id, heading, content }) => (
            <li key={id} id={id} className="mb-6 break-inside-avoid p-6 card-frame sm:p-8 max-xs:p-3">
              <h2 className="text-xl">{heading}</h2>
              <div className="mt-4 mb-2 grid gap-4 text-muted">
                {content.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
              <p>
                <PageLink to="/contact-us" className="inline-block py-3 font-650 print:hidden">
                  <span className="text-link">
                    {page.contactLabel}
                    <span className="sr-only">: {heading}</span>
                  </span>
                </PageLink>
              </p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
