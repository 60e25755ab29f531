/** What Turnstile's script puts into the page; undefined until it is there. */
declare global {
  interface Window {
    turnstile?: { reset(): void };
  }
}

/**
 * Cloudflare's check that a person sends the form: its script fills the box and adds a hidden field with a token.
 * Only where the deployment has keys for it; `siteKey` is the public one.
 */
export function Turnstile({ siteKey, email }: { siteKey: string; email: string }) {
  return (
    <div>
      <script async src="https://challenges.cloudflare.com/turnstile/v0/api.js" />
      {/* The script's own element: React must leave alone what it finds in it. */}
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
          Without JavaScript we can't check that a person sends this form. Please write to{" "}
          <a className="text-brand underline underline-offset-4" href={`mailto:${email}`}>
            {email}
          </a>{" "}
          instead.
        </p>
      </noscript>
    </div>
  );
}

/** Asks for another token: each is good for one message. */
export function resetTurnstile(): void {
  window.turnstile?.reset();
}
