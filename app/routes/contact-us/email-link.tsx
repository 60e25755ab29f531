import { contact } from "#content/site.ts";

/** Email link. A long email address wraps after its "@". */
export function EmailLink({ className = "text-link" }: { className?: string }) {
  const [name, host] = contact.email.split("@");
  return (
    <a className={`[overflow-wrap:anywhere] ${className}`} href={`mailto:${contact.email}`}>
      {`${name}@`}
      <wbr />
      {host}
    </a>
  );
}
