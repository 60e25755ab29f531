import type { ReactNode } from "react";
import { GirihBackground } from "#app/patterns/girih-background.tsx";
import { Logo } from "#app/patterns/logo.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { SocialLinks } from "#app/ui/social-links.tsx";
import type { contact, newsletter } from "#content/site.ts";
import type { DeveloperCredit as Credit, NavItem, SocialItem } from "#content/types.ts";
import { DeveloperCredit } from "./developer-credit.tsx";

interface FooterContent {
  company: string;
  line: string;
  newsletter: typeof newsletter;
  services: NavItem[];
  pages: NavItem[];
  legal: NavItem[];
  social: SocialItem[];
  contact: typeof contact;
  credit: Credit;
  copyright: string;
}

/** Dark in both themes, so the logo is always the dark variant (specification, section 2). */
export function SiteFooter({ content }: { content: FooterContent }) {
  const { contact } = content;
  return (
    <footer className="on-night relative mt-auto overflow-hidden bg-night text-on-night">
      <GirihBackground motif="stars" className="[mask-image:linear-gradient(to_bottom_left,#000,transparent_55%)]" />
      <div className="page relative pt-16 pb-24 lg:pt-20">
        <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-10 border-night-line border-b pb-12">
          <div className="max-w-md">
            <SiteLink to="/" className="inline-block rounded-md" aria-label="MHS, home">
              <Logo variant="dark" />
            </SiteLink>
            <p className="mt-4 text-on-night-muted">{content.line}</p>
            <SocialLinks
              owner={content.company}
              items={content.social}
              linkClassName="text-on-night-muted hover:text-on-night"
              className="-ml-3 mt-3"
            />
          </div>
          <NewsletterForm {...content.newsletter} />
        </div>
        <div className="grid grid-cols-2 gap-x-6 gap-y-10 py-12 md:grid-cols-[1.2fr_1fr_1.4fr]">
          <FooterList title="Services" items={content.services} />
          <FooterList title="Company" items={content.pages} columns />
          <section className="col-span-2 md:col-span-1">
            <FooterTitle>Contact</FooterTitle>
            <ul className="mt-4 grid gap-1.5 text-on-night-muted text-sm">
              <li>
                <a className="footer-link" href={`mailto:${contact.email}`}>
                  {contact.email}
                </a>
              </li>
              <li>
                <a className="whitespace-nowrap footer-link" href={`tel:${contact.phone.dial}`}>
                  {contact.phone.text}
                </a>
              </li>
              <li>
                <address className="py-1 not-italic">
                  {contact.address.lines.map((line) => (
                    <span key={line} className="block">
                      {line}
                    </span>
                  ))}
                </address>
              </li>
            </ul>
          </section>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-night-line border-t pt-6 text-on-night-muted text-sm">
          <p>{content.copyright}</p>
          <ul className="flex flex-wrap gap-x-6">
            {content.legal.map((item) => (
              <li key={item.path}>
                <SiteLink className="footer-link" to={item.path}>
                  {item.name}
                </SiteLink>
              </li>
            ))}
          </ul>
          <DeveloperCredit credit={content.credit} />
        </div>
      </div>
    </footer>
  );
}

/** Does nothing (specification, section 5): outside a dialog, method="dialog" submits to nowhere. */
function NewsletterForm({ heading, text }: FooterContent["newsletter"]) {
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
          placeholder="Enter your email"
          aria-describedby="site:newsletter-note"
          className="inset-focus min-w-0 flex-1 rounded-pill px-3 text-on-night min-[24rem]:px-4 placeholder:(text-on-night-muted opacity-100)"
        />
        <button
          type="submit"
          className="min-h-11 rounded-pill border border-night-line px-5 font-650 text-on-night-muted text-sm hover:(border-field-line text-on-night)"
        >
          Subscribe
        </button>
      </div>
    </form>
  );
}

function FooterTitle({ children }: { children: ReactNode }) {
  return <h2 className="font-650 text-sm tracking-normal">{children}</h2>;
}

function FooterList({ title, items, columns = false }: { title: string; items: NavItem[]; columns?: boolean }) {
  return (
    <nav aria-label={title}>
      <FooterTitle>{title}</FooterTitle>
      <ul
        className={`mt-4 grid gap-x-6 gap-y-1.5 text-on-night-muted text-sm ${columns ? "lg:(grid-flow-col grid-rows-4 justify-start gap-x-10)" : ""}`}
      >
        {items.map((item) => (
          <li key={item.path}>
            <SiteLink className="footer-link" to={item.path}>
              {item.name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
