import { contact } from "#content/site.ts";

/** Email link. It moves to the next line whole, and wraps after its "@" where a line is too short. */
export function EmailLink({ className = "text-link" }: { className?: string }) {
  const [name, host] = contact.email.split("@");
  return (
    <a className={`inline-block [overflow-wrap:anywhere] ${className}`} href={`mailto:${contact.email}`}>
      {`${name}@`}
      <wbr />
      {host}
    </a>
  );
}
