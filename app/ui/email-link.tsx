/** An email address. It wraps after its "@" where a line is too short. */
export function EmailLink({ email, className = "text-link" }: { email: string; className?: string }) {
  const at = email.indexOf("@") + 1;
  return (
    <a className={`inline-block [overflow-wrap:anywhere] ${className}`} href={`mailto:${email}`}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </a>
  );
}
