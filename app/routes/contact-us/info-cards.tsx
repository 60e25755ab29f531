import type { ReactNode } from "react";
import { Icon } from "#app/media/icon.tsx";
import type { IconName } from "#content/types.ts";

/** Specification, section 2. */
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
    <ul className="grid gap-4 lg:(grid-cols-3 gap-6)">
      <InfoCard icon="mail" title="Email">
        <a className="text-link" href={`mailto:${contact.email}`}>
          <EmailAddress address={contact.email} />
        </a>
      </InfoCard>
      <InfoCard icon="phone" title="Phone" note={contact.hours}>
        <a className="whitespace-nowrap text-link" href={`tel:${contact.phone.dial}`}>
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

function EmailAddress({ address }: { address: string }) {
  const [name, domain] = address.split("@");
  return (
    <>
      {name}@<wbr />
      {domain}
    </>
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
      <Icon name={icon} className="mt-0.5 text-2xl text-brand" />
      <div className="min-w-0">
        <h2>{title}</h2>
        <div className="mt-1">{children}</div>
        {note && <p className="mt-1 text-muted text-sm">{note}</p>}
      </div>
    </li>
  );
}
