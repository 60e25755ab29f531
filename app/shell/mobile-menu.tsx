import { Icon } from "#app/media/icon.tsx";
import { OpenNow } from "#app/office-hours/visitor-time.tsx";
import { Logo } from "#app/patterns/logo.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { ControlIcon } from "#app/ui/control-icon.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { contact, mainNavigation } from "#content/site.ts";
import { MENU_ID } from "./close-menu.ts";
import { NavLink } from "./nav-link.tsx";
import "./mobile-menu.css";

export function MobileMenuButton() {
  return (
    <button
      type="button"
      command="show-modal"
      commandfor={MENU_ID}
      aria-haspopup="dialog"
      aria-label="Open menu"
      className="icon-button -mr-2.5 inset-focus text-ink md:hidden"
    >
      <ControlIcon name="menu" className="size-7" />
    </button>
  );
}

const CONTACT_LINK_CLASSES = "flex min-h-11 items-center gap-3 font-550 [overflow-wrap:anywhere]";

export function MobileMenu() {
  const getStarted = <ButtonLink to="/contact-us">Get Started</ButtonLink>;
  const [name, host] = contact.email.split("@");
  return (
    <Dialog
      id={MENU_ID}
      label="Menu"
      header={<Logo />}
      headerClassName="page-column items-center h-$header"
      closeLabel="Close menu"
      className="mobile-menu fixed inset-0 h-auto max-h-none w-screen max-w-none overflow-y-auto bg-paper text-ink
        [scroll-padding-bottom:6rem] md:hidden"
    >
      {/* The rows share the window's height, so that all of them fit. In landscape, the contact links are beside two
          columns of navigation links. */}
      <div
        className="page-column flex min-h-[calc(100dvh-var(--header))] flex-col
          media-landscape:(grid grid-cols-[1fr_auto] grid-rows-[auto_1fr] content-start gap-x-8)"
      >
        {/* The header has no room for the button at large text sizes. */}
        <p className="grid py-4 xs:hidden">{getStarted}</p>
        <nav aria-label="Mobile" className="mt-2 mb-2 flex flex-1 media-landscape:row-span-2">
          <ul className="flex flex-1 flex-col media-landscape:(grid grid-cols-2 content-start gap-x-6)">
            {mainNavigation.map((item) => (
              <li key={item.path} className="flex max-h-16 min-h-11 flex-1 border-b">
                <NavLink
                  to={item.path}
                  className="flex flex-1 items-center justify-between font-650 text-xl aria-[current]:text-brand"
                >
                  {item.name}
                  <Icon name="arrow-right" className="text-muted media-landscape:hidden" />
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <a href={contact.phoneUrl} className={CONTACT_LINK_CLASSES}>
            <Icon name="phone" className="text-xl text-brand" />
            {contact.phone}
          </a>
          <OpenNow className="pb-1 pl-8" />
          <a href={`mailto:${contact.email}`} className={CONTACT_LINK_CLASSES}>
            <Icon name="mail" className="text-xl text-brand" />
            <span>
              {name}
              <wbr />@{host}
            </span>
          </a>
          {/* On the narrowest phones, the header has no room for the search icon. */}
          <PageLink to="/search" className={CONTACT_LINK_CLASSES}>
            <Icon name="search" className="text-xl text-brand" />
            Search
          </PageLink>
        </div>
        <p className="bottom-0 grid content-start bg-paper py-4 media-tall:sticky max-xs:hidden">{getStarted}</p>
      </div>
    </Dialog>
  );
}
