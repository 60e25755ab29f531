import type { ReactNode } from "react";
import { ContentIcon } from "~/components/content-icon";
import type { IconName } from "~content/types";

/** Email, phone and office address (specification, section 2). */
export function InfoCards({
  contact,
}: {
  contact: {
    email: string;
    phone: { text: string; dial: string };
    address: { lines: string[] };
    hours: string;
  };
}) {
  return (
    <ul className="grid gap-4 md:grid-cols-3 lg:gap-6">
      <InfoCard icon="mail" title="Email">
        <a className="rounded break-all text-brand underline underline-offset-4" href={`mailto:${contact.email}`}>
          {contact.email}
        </a>
      </InfoCard>
      <InfoCard icon="phone" title="Phone" note={contact.hours}>
        <a className="rounded text-brand underline underline-offset-4" href={`tel:${contact.phone.dial}`}>
          {contact.phone.text}
        </a>
      </InfoCard>
      <InfoCard icon="map-pin" title="Office">
        <address className="not-italic">
          {contact.address.lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      </InfoCard>
    </ul>
  );
}

function InfoCard({
  icon,
  title,
  note,
  children,
}: {
  icon: IconName;
  title: string;
  note?: string;
  children: ReactNode;
}) {
  return (
    <li className="flex gap-4 p-6 card">
      <ContentIcon name={icon} className="mt-0.5 text-2xl text-brand" />
      <div className="min-w-0">
        <h2>{title}</h2>
        <div className="mt-1">{children}</div>
        {note && <p className="mt-1 text-muted text-sm">{note}</p>}
      </div>
    </li>
  );
}
