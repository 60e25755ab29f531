import { contact } from "#content/site.ts";

export function EmailLink() {
  return (
    <a className="text-link [overflow-wrap:anywhere]" href={`mailto:${contact.email}`}>
      {contact.email}
    </a>
  );
}
