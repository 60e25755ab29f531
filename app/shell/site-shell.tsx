import { type ReactNode, Suspense } from "react";
import { BackToTop } from "./back-to-top.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { RouteChange } from "./route-change.tsx";
import { ScrollReveal } from "./scroll-reveal.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

/**
 * What every page has around it. A translator or an extension may change the page before React starts. React then
 * renders the changed `<Suspense>` again, and would render the whole document again if there were none.
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
        {/* Below the header, under which only a banner reaches (`-mt-16`). */}
        <main id="site:content" tabIndex={-1} className="min-h-svh pt-16">
          {children}
          <BackToTop />
        </main>
        <ScrollReveal />
      </Suspense>
      <Suspense>
        {/* Not in the header, because the headline would arrive later. */}
        <MobileMenu />
        <SiteFooter />
      </Suspense>
      <RouteChange />
    </>
  );
}
