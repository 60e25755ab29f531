import type { ReactNode } from "react";
import { Logo } from "#app/patterns/logo.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { SocialLinks } from "#app/ui/social-links.tsx";
import {
  companyLine,
  companyName,
  contact,
  copyrightYear,
  legalNavigation,
  mainNavigation,
  newsletter,
  servicesNavigation,
  socialNavigation,
} from "#content/site.ts";
import type { NavItem } from "#content/types.ts";
import { DeveloperCredit } from "./developer-credit.tsx";

/** Dark in both themes, so the logo is always the dark variant (specification, section 2). */
export function SiteFooter() {
  return (
    // overflow-hidden: at large text sizes, the closed developer card is wider than the window.
    <footer className="night overflow-hidden border-t bg-paper text-ink">
      <div className="page-column py-8 lg:py-16">
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-5 gap-y-8 max-xs:grid-cols-1 md:(grid-cols-3 gap-x-8) lg:grid-cols-[7fr_6fr_4fr_6fr]">
          <div className="col-span-full flex flex-wrap items-center justify-between md:(grid grid-cols-3 gap-x-8) lg:(col-auto block)">
            <PageLink to="/" className="inline-flex justify-self-start rounded-md" aria-label={`${companyName}, home`}>
              <Logo />
            </PageLink>
            <p className="order-last mt-2 w-full text-muted md:order-none lg:(mt-4 max-w-[17.5em])">{companyLine}</p>
            <SocialLinks owner={companyName} items={socialNavigation} className="lg:mt-4" />
            <NewsletterForm />
          </div>
          <FooterList title="Services" items={servicesNavigation} />
          <FooterList title="Company" items={mainNavigation} className="row-span-2 md:row-auto" />
          <section>
            <FooterTitle>Contact</FooterTitle>
            <ul className={LIST_CLASS}>
              <li>
                <a className="max-w-full footer-link" href={`mailto:${contact.email}`}>
                  {contact.email}
                </a>
              </li>
              <li>
                <a className="footer-link min-[20rem]:whitespace-nowrap" href={contact.phoneUrl}>
                  {contact.phone}
                </a>
              </li>
              <li>
                <address className="py-1 address-lines">{contact.address.lines.join("\n")}</address>
              </li>
            </ul>
          </section>
        </div>
        <div
          className="mt-8 flex flex-wrap items-center justify-between gap-x-8 border-t pt-4 text-muted text-sm
            lg:(grid grid-cols-[7fr_6fr_4fr_6fr])"
        >
          <p>
            © {copyrightYear} {companyName}. All rights reserved.
          </p>
          <FooterLinks items={legalNavigation} className="flex flex-wrap gap-x-6 lg:col-span-2" />
          <DeveloperCredit />
        </div>
      </div>
    </footer>
  );
}

/** A form that sends nothing (specification, section 5): outside a dialog, method="dialog" has no effect. */
function NewsletterForm() {
  return (
    <form
      method="dialog"
      noValidate
      className="order-last mt-5 w-full max-w-[24rem] text-sm md:max-lg:(col-span-2 col-start-2 row-span-3 row-start-1 mt-0)"
      aria-label="Newsletter"
    >
      <label htmlFor="site:newsletter-email" className="font-650">
        {newsletter.heading}
      </label>
      <p id="site:newsletter-note" className="text-muted">
        {newsletter.text}{" "}
        <a href="/blogs/feed.xml" className="underline underline-offset-4 min-[20rem]:whitespace-nowrap">
          RSS feed
        </a>
        .
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <input
          id="site:newsletter-email"
          type="email"
          name="email"
          maxLength={254}
          autoComplete="email"
          placeholder="Enter your email"
          aria-describedby="site:newsletter-note"
          className="min-h-11 min-w-0 flex-1 basis-36 rounded-pill border px-4 text-base placeholder:(text-muted opacity-100)"
        />
        <button type="submit" className="min-h-11 rounded-pill border px-4">
          Subscribe
        </button>
      </div>
    </form>
  );
}

const LIST_CLASS = "mt-2 grid grid-cols-1 text-muted leading-[1.5] max-[22rem]:text-sm";

function FooterTitle({ children }: { children: ReactNode }) {
  return <h2 className="font-650">{children}</h2>;
}

function FooterList({ title, items, className = "" }: { title: string; items: NavItem[]; className?: string }) {
  return (
    <nav aria-label={title} className={className}>
      <FooterTitle>{title}</FooterTitle>
      <FooterLinks items={items} className={LIST_CLASS} />
    </nav>
  );
}

function FooterLinks({ items, className }: { items: NavItem[]; className: string }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.path}>
          <PageLink className="footer-link" to={item.path}>
            {item.name}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
