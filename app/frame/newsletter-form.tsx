import type { newsletter } from "#content/site.ts";

/** Does nothing (specification, section 5): outside a dialog, method="dialog" submits to nowhere. */
export function NewsletterForm({ heading, text, placeholder, button }: typeof newsletter) {
  return (
    <form method="dialog" noValidate className="w-full max-w-md" aria-label="Newsletter">
      <label htmlFor="site:newsletter-email" className="font-650">
        {heading}
      </label>
      <p id="site:newsletter-note" className="mt-1 text-on-night-muted text-sm">
        {text}
      </p>
      <div className="mt-4 flex gap-2 rounded-pill border border-field-line p-1">
        <input
          id="site:newsletter-email"
          type="email"
          name="email"
          maxLength={254}
          autoComplete="email"
          placeholder={placeholder}
          aria-describedby="site:newsletter-note"
          className="inset-focus min-w-0 flex-1 rounded-pill px-3 text-on-night min-[24rem]:px-4 placeholder:(text-on-night-muted opacity-100)"
        />
        <button
          type="submit"
          className="min-h-11 rounded-pill border border-night-line px-5 font-650 text-on-night-muted text-sm hover:(border-field-line text-on-night)"
        >
          {button}
        </button>
      </div>
    </form>
  );
}
