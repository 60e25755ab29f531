import { type ComponentProps, type ReactNode, Suspense } from "react";
import { useLocation } from "react-router";
import type { OfficeHours } from "#app/visitor/office-hours.ts";
import { siteOrigin } from "#content/site.ts";
import type { NavItem } from "#content/types.ts";
import { BackToTop } from "./back-to-top.tsx";
import { Entrance } from "./entrance.ts";
import { RouteChange } from "./route-change.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

/**
 * What every page has around it. A translator or an extension may change the page before React starts. React then
 * renders the changed `<Suspense>` again, and would render the whole document again if there were none.
 */
export function SiteFrame({
  navigation,
  officeHours,
  footer,
  children,
}: {
  navigation: NavItem[];
  officeHours: OfficeHours;
  footer: ComponentProps<typeof SiteFooter>["content"];
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const { contact } = footer;
  return (
    <>
      <Suspense>
        <a
          href="#site:content"
          className="skip-link fixed top-2 left-2 z-50 [translate:0_-5rem] focus:[translate:none] rounded-pill bg-brand
            px-5 py-2.5 font-650 text-on-brand"
        >
          Skip to content
        </a>
        <div id="site:top" tabIndex={-1} />
        <SiteHeader navigation={navigation} contact={contact} officeHours={officeHours} />
      </Suspense>
      <Suspense>
        <main id="site:content" tabIndex={-1} className="min-h-svh flex-1">
          {children}
          <BackToTop />
        </main>
        <Entrance />
      </Suspense>
      <Suspense>
        <SiteFooter content={footer} />
        <p className="print-only hidden border-t">
          {[...contact.address.lines, contact.phone.text, contact.email, siteOrigin + pathname].join(", ")}
        </p>
      </Suspense>
      <RouteChange />
    </>
  );
}
