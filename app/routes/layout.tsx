import { type ReactNode, Suspense } from "react";
import { Outlet } from "react-router";
import { BackToTop } from "#app/frame/back-to-top.tsx";
import { Entrance } from "#app/frame/entrance.ts";
import { RouteChange } from "#app/frame/route-change.tsx";
import { ServerError } from "#app/frame/server-error.tsx";
import { SiteFooter } from "#app/frame/site-footer.tsx";
import { SiteHeader } from "#app/frame/site-header.tsx";
import * as content from "#content/site.ts";
import type { Route } from "./+types/layout";

export function loader() {
  return {
    navigation: content.mainNavigation,
    footer: {
      company: content.companyName,
      line: content.companyLine,
      newsletter: content.newsletter,
      services: content.servicesNavigation,
      pages: content.mainNavigation,
      legal: content.legalNavigation,
      social: content.socialNavigation,
      contact: content.contact,
      credit: content.developerCredit,
      copyright: `© ${content.copyrightYear} ${content.companyName}. All rights reserved.`,
    },
  };
}

export const shouldRevalidate = () => false;

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame {...loaderData}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ loaderData }: Route.ErrorBoundaryProps) {
  return loaderData ? (
    <Frame {...loaderData}>
      <ServerError />
    </Frame>
  ) : (
    <ServerError />
  );
}

/**
 * A translator or an extension may change the page before React starts. React then renders the changed `<Suspense>`
 * again, and would render the whole document again if there were none.
 */
function Frame({ navigation, footer, children }: Route.ComponentProps["loaderData"] & { children: ReactNode }) {
  return (
    <>
      <Suspense>
        <a
          href="#site:content"
          className="skip-link fixed top-2 left-2 z-50 -translate-y-20 focus:translate-y-0 rounded-pill bg-brand px-5 py-2.5 font-650 text-on-brand"
        >
          Skip to content
        </a>
        <div id="site:top" tabIndex={-1} />
        <SiteHeader navigation={navigation} />
      </Suspense>
      <Suspense>
        <main id="site:content" tabIndex={-1} className="flex-1">
          {children}
          <BackToTop />
        </main>
        <Entrance />
      </Suspense>
      <Suspense>
        <SiteFooter content={footer} />
      </Suspense>
      <RouteChange />
    </>
  );
}
