import { data } from "react-router";
import { companyLd } from "#app/discovery/json-ld.server.ts";
import { pageMeta } from "#app/discovery/page-meta.ts";
import { workerContext } from "#app/document/worker-context.ts";
import { utcOffset } from "#app/office-hours/office-hours.ts";
import { CtaBanner } from "#app/sections/cta-banner.tsx";
import { PageBanner } from "#app/sections/page-banner.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { type ContactFieldName, contactFieldMessages } from "#content/contact-fields.ts";
import * as content from "#content/contact-us.ts";
import { contact, officeHours } from "#content/site.ts";
import type { ContactFieldMessages } from "#content/types.ts";
import type { Route } from "./+types/contact-us";
import { WHAT_HAPPENS_NEXT_ID } from "./confirmation.tsx";
import { ContactForm } from "./contact-form.tsx";
import { InfoCards } from "./info-cards.tsx";
import { mapUrls } from "./office-map.tsx";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta({ ...loaderData.page, path: "/contact-us" });

/** In the page's data, because client scripts have no texts of the Worker. */
const fieldMessages = Object.fromEntries(
  Object.entries<ContactFieldMessages>(contactFieldMessages).map(([name, { prompt, format }]) => [
    name,
    format ?? prompt,
  ]),
) as Record<ContactFieldName, string>;

export function loader() {
  return {
    page: { ...content.contactPage, jsonLd: [companyLd()] },
    form: { ...content.formTexts, messages: fieldMessages },
    next: content.whatHappensNext,
    map: { ...content.mapHeading, news: content.officeNews, ...mapUrls(contact.address) },
    utcOffset: utcOffset(officeHours),
    cta: content.contactCta,
  };
}

/** The data is the same whatever topic the form puts into the address. */
export const shouldRevalidate = () => false;

/** Handles form posts without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const { response, values, status, headers } = await context.get(workerContext).receiveForm(request);
  // The page must not repeat a sent message.
  return data({ response, values: response.success ? {} : values }, { status, headers });
}

/** Passes on the action's Retry-After. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function ContactUs({ loaderData, actionData }: Route.ComponentProps) {
  const { page, form, next, map, utcOffset, cta } = loaderData;
  return (
    <>
      <PageBanner compact page={page} art="contact-motif" />
      <Section contentClassName="grid gap-16 pt-10 lg:(grid-cols-[8fr_5fr] pt-16)">
        <ContactForm {...form} nextSteps={next.steps.map(({ title }) => title)} posted={actionData} />
        <InfoCards map={map} utcOffset={utcOffset} />
      </Section>
      <Section
        id={WHAT_HAPPENS_NEXT_ID}
        ground="sunken"
        heading={next.heading}
        link={<ArrowLink to={next.link.to}>{next.link.label}</ArrowLink>}
      >
        <ol className="grid gap-x-10 gap-y-6 md:grid-cols-3">
          {next.steps.map((step, index) => (
            <li key={step.title} className="border-t pt-6">
              <div className="font-750 text-2xl text-brand" data-nosnippet>
                {index + 1}
              </div>
              <h3 className="mt-3 text-lg">{step.title}</h3>
              <p className="mt-1.5 text-muted">{step.description}</p>
            </li>
          ))}
        </ol>
      </Section>
      <CtaBanner cta={cta} />
    </>
  );
}
