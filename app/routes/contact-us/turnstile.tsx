import { EmailLink } from "./email-link.tsx";

declare global {
  interface Window {
    turnstile?: { reset(): void };
  }
}

/** Rendered only when the deployment has Turnstile keys. Turnstile's script adds a hidden field with a token. */
export function Turnstile({ siteKey, email }: { siteKey: string; email: string }) {
  return (
    <div>
      <script async src="https://challenges.cloudflare.com/turnstile/v0/api.js" />
      <div
        className="cf-turnstile"
        data-sitekey={siteKey}
        data-size="flexible"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text, so that React leaves the content to Turnstile
        dangerouslySetInnerHTML={{ __html: "" }}
        suppressHydrationWarning
      />
      <noscript>
        <p>
          Without JavaScript we can't check that a person sends this form. Please write to <EmailLink address={email} />{" "}
          instead.
        </p>
      </noscript>
    </div>
  );
}
