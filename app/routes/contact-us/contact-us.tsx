import { data, redirectDocument } from "react-router";
import { postedContactContext, turnstileSiteKeyContext } from "#app/contact/submission.ts";
import { companyLd } from "#app/discovery/json-ld.ts";
import { pageMeta } from "#app/discovery/page-meta.ts";
import { CallBand } from "#app/ui/call-band.tsx";
import { PageBanner } from "#app/ui/page-banner.tsx";
import {
  byEmail,
  contactCall,
  contactPage,
  formHeading,
  formIntro,
  mapHeading,
  officeNews,
  whatHappensNext,
} from "#content/contact-us.ts";
import { contact, office } from "#content/site.ts";
import type { Route } from "./+types/contact-us";
import { ContactForm } from "./contact-form.tsx";
import { InfoCards } from "./info-cards.tsx";
import { mapAddresses } from "./office-map.tsx";
import { Turnstile } from "./turnstile.tsx";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ ...loaderData.page, path: "/contact-us", jsonLd: loaderData.jsonLd });

export function loader({ request, context }: Route.LoaderArgs) {
  const turnstileSiteKey = context.get(turnstileSiteKeyContext);
  // The document's Content-Security-Policy allows Turnstile on this page only: force a full page load.
  if (turnstileSiteKey && new URL(request.url).pathname.endsWith(".data")) throw redirectDocument("/contact-us");
  return {
    page: contactPage,
    contact,
    form: { heading: formHeading, intro: formIntro, byEmail: { ...byEmail, address: contact.email } },
    map: { ...mapHeading, news: officeNews, ...mapAddresses(office) },
    next: whatHappensNext,
    call: contactCall,
    jsonLd: [companyLd()],
    ...(turnstileSiteKey && { turnstileSiteKey }),
  };
}

/** A form post without JavaScript, which the Worker has already relayed or rejected. */
export function action({ context }: Route.ActionArgs) {
  const { status, answer, values, key } = context.get(postedContactContext);
  return data(answer.success ? { answer } : { answer, values, key }, { status });
}

export default function ContactUs({ loaderData, actionData }: Route.ComponentProps) {
  const { page, contact, form, map, next, call, turnstileSiteKey } = loaderData;
  return (
    <>
      <PageBanner compact path="/contact-us" current={page.title} heading={page.heading} intro={page.intro} />
      <div className="page section grid gap-x-16 gap-y-16 pt-10 lg:(grid-cols-[7fr_5fr] pt-14)">
        <ContactForm {...form} next={next} posted={actionData}>
          {turnstileSiteKey && <Turnstile siteKey={turnstileSiteKey} email={contact.email} />}
        </ContactForm>
        <InfoCards contact={contact} map={map} />
      </div>
      {/* The confirmation, which replaces the form, has these steps too. */}
      <section className="border-t bg-sunken [main:not(:has(form))_&]:hidden">
        <div className="page section">
          <h2 className="section-title">{next.heading}</h2>
          <ol className="mt-10 grid gap-x-10 md:grid-cols-3">
            {next.steps.map((step, index) => (
              <li key={step.title} className="border-t py-7">
                <div className="font-750 text-3xl text-brand" data-nosnippet>
                  {index + 1}
                </div>
                <h3 className="mt-3 text-lg">{step.title}</h3>
                <p className="mt-1.5 text-muted">{step.description}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <CallBand call={call} />
    </>
  );
}
