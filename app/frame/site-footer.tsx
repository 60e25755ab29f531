import type { ReactNode } from "react";
import { phoneLink } from "#app/lib/phone-link.ts";
import { GirihBackground } from "#app/patterns/girih-background.tsx";
import { Logo } from "#app/patterns/logo.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { SocialLinks } from "#app/ui/social-links.tsx";
import * as site from "#content/site.ts";
import type { NavItem } from "#content/types.ts";
import { DeveloperCredit } from "./developer-credit.tsx";

/** Dark in both themes, so the logo is always the dark variant (specification, section 2). */
export function SiteFooter() {
  const { contact } = site;
  return (
    <footer className="on-night relative mt-auto overflow-hidden bg-night text-on-night">
      <GirihBackground motif="stars" className="[mask-image:linear-gradient(to_bottom_left,#000,transparent_55%)]" />
      <div className="page relative py-8 lg:py-16">
        <div
          className="grid grid-cols-[minmax(0,1.7fr)_1fr] gap-x-6 gap-y-7 md:grid-cols-[1.2fr_1fr_1.2fr]
          lg:(grid-cols-[1.6fr_1.1fr_0.8fr_1fr] gap-x-10)"
        >
          <div className="col-span-full flex flex-wrap items-center justify-between lg:(col-span-1 block)">
            <SiteLink to="/" className="inline-block rounded-md" aria-label={`${site.companyName}, home`}>
              <Logo variant="dark" />
            </SiteLink>
            <p className="order-last mt-2 w-full max-w-[18em] text-on-night-muted max-lg:(max-w-none text-sm) lg:mt-4">
              {site.companyLine}
            </p>
            <SocialLinks
              owner={site.companyName}
              items={site.socialNavigation}
              linkClassName="text-on-night-muted hover:bg-night-line"
              className="max-lg:-mr-3 lg:(-ml-3 mt-3)"
            />
          </div>
          <FooterList title="Services" items={site.servicesNavigation} />
          <FooterList title="Company" items={site.mainNavigation} className="max-md:row-span-2" />
          <section>
            <FooterTitle>Contact</FooterTitle>
            <ul className={LIST_CLASS}>
              <li>
                <a className="footer-link" href={`mailto:${contact.email}`}>
                  {contact.email}
                </a>
              </li>
              <li>
                <a className="whitespace-nowrap footer-link" href={phoneLink(contact.phone)}>
                  {contact.phone}
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
        <NewsletterForm />
        <div
          className="flex flex-wrap items-center justify-between gap-x-8 border-night-line border-t pt-4
          text-on-night-muted text-sm"
        >
          <p>
            © {site.copyrightYear} {site.companyName}. All rights reserved.
          </p>
          <ul className="flex flex-wrap gap-x-6">
            {site.legalNavigation.map((item) => (
              <li key={item.path}>
                <SiteLink className="footer-link" to={item.path}>
                  {item.name}
                </SiteLink>
              </li>
            ))}
          </ul>
          <DeveloperCredit />
        </div>
      </div>
    </footer>
  );
}

/** Does nothing (specification, section 5): outside a dialog, method="dialog" submits to nowhere. */
function NewsletterForm() {
  return (
    <form
      method="dialog"
      noValidate
      className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-night-line border-t py-5
        text-on-night-muted text-sm lg:mt-12"
      aria-label="Newsletter"
    >
      <div>
        <label htmlFor="site:newsletter-email" className="font-650">
          {site.newsletter.heading}
        </label>
        <p id="site:newsletter-note">{site.newsletter.text}</p>
      </div>
      <div className="flex w-full max-w-md gap-2">
        <input
          id="site:newsletter-email"
          type="email"
          name="email"
          maxLength={254}
          autoComplete="email"
          placeholder="Enter your email"
          aria-describedby="site:newsletter-note"
          className="footer-control min-w-0 flex-1 text-base text-on-night placeholder:(text-on-night-muted opacity-100)"
        />
        <button type="submit" className="footer-control font-650 hover:bg-night-line">
          Subscribe
        </button>
      </div>
    </form>
  );
}

const LIST_CLASS = "mt-2 grid gap-y-0.5 text-on-night-muted text-sm";

function FooterTitle({ children }: { children: ReactNode }) {
  return <h2 className="font-650 text-sm tracking-normal">{children}</h2>;
}

function FooterList({ title, items, className = "" }: { title: string; items: NavItem[]; className?: string }) {
  return (
    <nav aria-label={title} className={className}>
      <FooterTitle>{title}</FooterTitle>
      <ul className={LIST_CLASS}>
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
