import { type ReactNode, Suspense } from "react";
import { BackToTop } from "./back-to-top.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { RouteChange } from "./route-change.tsx";
import { ScrollReveal } from "./scroll-reveal.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

/**
 * Header, footer and menu around every page. If a translator or an extension has changed the page before hydration,
 * React renders the nearest `<Suspense>` again. Without boundaries it would render the whole document again.
 */
export function SiteShell({ children }: { children: ReactNode }) {
  return (
    <>
      <Suspense>
        <a
          href="#site:content"
          className="fixed top-0 left-0 z-50 m-2 rounded-pill bg-brand px-5 py-3 font-650 text-on-brand
            not-focus:[transform:translateY(-200%)]"
        >
          Skip to content
        </a>
        <div id="site:top" tabIndex={-1} />
        <SiteHeader />
      </Suspense>
      <Suspense>
        <main id="site:content" tabIndex={-1} className="min-h-svh pt-$header">
          {children}
          <BackToTop />
        </main>
      </Suspense>
      <Suspense>
        {/* Last in the document, because the HTML of the menu would delay the headline. */}
        <MobileMenu />
        <SiteFooter />
      </Suspense>
      <RouteChange />
      <ScrollReveal />
    </>
  );
}
