import { data } from "react-router";
import { CallBand } from "~/components/call-band";
import { PageBanner } from "~/components/page-banner";
import { CONTACT_FIELDS, type ContactField } from "~/lib/contact-schema";
import { submitContactContext } from "~/lib/contact-submission";
import { companyLd } from "~/lib/json-ld";
import { pageMeta } from "~/lib/seo";
import { contactCall, contactPage, formHeading, formIntro, mapHeading, whatHappensNext } from "~content/contact-us";
import { contact, office } from "~content/site";
import type { Route } from "./+types/contact-us";
import { ContactForm } from "./contact-form";
import { InfoCards } from "./info-cards";
import { OfficeMap } from "./office-map";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta({ ...loaderData.page, path: "/contact-us", jsonLd: [companyLd(matches[1].loaderData.footer)] });

export function loader() {
  return {
    page: contactPage,
    contact,
    form: { heading: formHeading, intro: formIntro },
    map: { ...mapHeading, office },
    next: whatHappensNext,
    call: contactCall,
  };
}

/** The door for a form posted without JavaScript: same relay and outcomes as POST /api/contact-us. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => undefined);
  // A body that is no form has no fields, and is refused as such.
  const fields = form ? fieldsOf(form) : {};
  const { status, answer } = await context.get(submitContactContext)(fields);
  return data({ answer, values: answer.success ? undefined : textOf(fields) }, { status });
}

export default function ContactUs({ loaderData, actionData }: Route.ComponentProps) {
  const { page, contact, form, map, next, call } = loaderData;
  return (
    <>
      <PageBanner path="/contact-us" current={page.title} heading={page.heading} intro={page.intro} />
      <div className="page pt-12 lg:pt-16">
        <InfoCards contact={contact} />
      </div>
      <div className="page section grid items-start gap-x-16 gap-y-16 lg:grid-cols-[7fr_5fr]">
        <ContactForm heading={form.heading} intro={form.intro} posted={actionData} />
        <OfficeMap content={map} address={contact.address} />
      </div>
      <section className="border-line border-t bg-sunken">
        <div className="page section">
          <h2 className="section-title">{next.heading}</h2>
          <ol className="mt-10 grid gap-x-10 md:grid-cols-3">
            {next.steps.map((step, index) => (
              <li key={step.title} className="border-line border-t py-7">
                <p className="font-750 text-3xl text-brand">{index + 1}</p>
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

/** What was posted: a text for each name, or a list, which the schema refuses, when a name came twice. */
function fieldsOf(form: FormData): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name);
    fields[name] = values.length === 1 ? values[0] : values;
  }
  return fields;
}

/** The four texts as typed, to be shown in the form again. */
function textOf(fields: Record<string, unknown>): Partial<Record<ContactField, string>> {
  const values: Partial<Record<ContactField, string>> = {};
  for (const name of CONTACT_FIELDS) {
    const value = fields[name];
    if (typeof value === "string") values[name] = value;
  }
  return values;
}
