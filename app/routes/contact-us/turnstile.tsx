import { EmailLink } from "./email-link.tsx";

declare global {
  interface Window {
    turnstile?: { reset(): void };
  }
}

/** Only rendered when the deployment has Turnstile keys. Its script adds a hidden field with a token. */
export function Turnstile({ siteKey, email }: { siteKey: string; email: string }) {
  return (
    <div>
      <script async src="https://challenges.cloudflare.com/turnstile/v0/api.js" />
      {/* Turnstile owns the content of this element. */}
      <div
        className="cf-turnstile"
        data-sitekey={siteKey}
        data-size="flexible"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text, so that React keeps out of it
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

/** A token is valid for one submission. */
export function resetTurnstile(): void {
  window.turnstile?.reset();
}
