import { Logo } from "#app/patterns/logo.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { companyName, contact, mainNavigation } from "#content/site.ts";
import { MobileMenuButton } from "./mobile-menu.tsx";
import { NavLink } from "./nav-link.tsx";
import { SearchLink } from "./search-link.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

/** Fixed and translucent (specification, section 2). `--header` is its height, border included. Print shows it as a letterhead. */
export function SiteHeader() {
  return (
    <header className="fixed inset-x-0 top-0 z-40 border-b bg-glass [backdrop-filter:blur(12px)] media-tiny:absolute">
      <div className="page-column flex min-h-[calc(var(--header)-1px)] items-center lg:gap-6">
        <PageLink to="/" className="mr-auto flex min-w-7 shrink-99999 rounded-md" aria-label={`${companyName}, home`}>
          <Logo />
        </PageLink>
        <p className="hidden text-sm print:block">
          {[...contact.address.lines, contact.phone, contact.email].join(" · ")}
        </p>
        <nav aria-label="Main" className="hidden min-w-0 md:block max-lg:(flex-auto pl-3)">
          <ul className="flex flex-wrap items-center justify-evenly lg:(justify-end gap-x-2)">
            {mainNavigation.map((item) => (
              <li key={item.path}>
                <NavLink to={item.path} className="nav-link">
                  {item.name}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex shrink-0 items-center lg:gap-2 print:hidden">
          <SearchLink />
          <ThemeToggle />
          <span className="hidden xs:block max-lg:ml-2">
            <ButtonLink to="/contact-us" variant="small">
              Get Started
            </ButtonLink>
          </span>
          <MobileMenuButton />
        </div>
      </div>
    </header>
  );
}
