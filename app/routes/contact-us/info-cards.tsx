import type { ReactNode } from "react";
import { Icon } from "#app/media/icon.tsx";
import { OpenNow } from "#app/office-hours/visitor-time.tsx";
import { EmailLink } from "#app/ui/email-link.tsx";
import { NewTabLink } from "#app/ui/new-tab-link.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import type { mapHeading, officeNews } from "#content/contact-us.ts";
import type { IconName } from "#content/icons.ts";
import { contact } from "#content/site.ts";
import { type mapUrls, OfficeMap } from "./office-map.tsx";

type MapContent = typeof mapHeading & { news: typeof officeNews } & ReturnType<typeof mapUrls>;

/** Email, phone and office with its map (specification, section 2). */
export function InfoCards({ map, utcOffset }: { map: MapContent; utcOffset: string }) {
  return (
    <ul className="grid gap-4 sm:max-lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]">
      <li className="card-frame card-tint">
        <Info icon="mail" title="Email">
          <EmailLink email={contact.email} className="text-brand stretched-link" />
        </Info>
      </li>
      <li className="card-frame card-tint">
        <Info icon="phone" title="Phone">
          <a className="text-brand stretched-link min-[20rem]:whitespace-nowrap" href={contact.phoneUrl}>
            {contact.phone}
          </a>
          <p className="mt-1 text-muted">
            {contact.days}, {contact.hours} ({utcOffset})
          </p>
          <OpenNow fallback="At other times, please write to us." />
        </Info>
      </li>
      <li className="flex flex-col overflow-hidden card-frame sm:max-lg:col-span-2">
        <Info icon="map-pin" title={map.heading}>
          <address className="address-lines">{contact.address.lines.join("\n")}</address>
          <p className="mt-1 text-muted print:hidden">{map.text}</p>
          <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 print:hidden">
            <NewTabLink href={map.directions} className="text-link">
              Get directions
              <span className="sr-only"> on OpenStreetMap</span>
            </NewTabLink>
            <PageLink to={map.news.to} className="text-link">
              {map.news.label}
            </PageLink>
          </p>
        </Info>
        <OfficeMap url={map.embed} city={contact.address.city} />
        <p className="border-t px-4 py-2 text-muted text-sm print:hidden">{map.note}</p>
      </li>
    </ul>
  );
}

function Info({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <div className="flex gap-3 px-4 py-4 max-xs:flex-col">
      <Icon name={icon} className="-mt-0.5 size-7 text-brand" />
      <div className="min-w-0">
        <h2 className="mb-1">{title}</h2>
        {children}
      </div>
    </div>
  );
}
