import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { BackToTop } from "#app/frame/back-to-top.tsx";
import { Notices } from "#app/frame/notices.tsx";
import { RouteChange } from "#app/frame/route-change.tsx";
import { ServerError } from "#app/frame/server-error.tsx";
import { Shortcuts } from "#app/frame/shortcuts/shortcuts.tsx";
import { SiteFooter } from "#app/frame/site-footer.tsx";
import { SiteHeader } from "#app/frame/site-header.tsx";
import { useEntrance } from "#app/frame/use-entrance.ts";
import { Parts } from "#app/start/parts.tsx";
import {
  companyLine,
  companyName,
  contact,
  copyrightYear,
  developerCredit,
  legalNavigation,
  mainNavigation,
  newsletter,
  servicesNavigation,
  socialNavigation,
} from "#content/site.ts";
import type { Route } from "./+types/layout";

export function loader() {
  return {
    navigation: mainNavigation,
    footer: {
      company: companyName,
      line: companyLine,
      newsletter,
      services: servicesNavigation,
      pages: mainNavigation,
      legal: legalNavigation,
      social: socialNavigation,
      contact,
      credit: developerCredit,
      copyright: `© ${copyrightYear} ${companyName}. All rights reserved.`,
    },
  };
}

export const shouldRevalidate = () => false;

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  useEntrance();
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

function Frame({ navigation, footer, children }: Route.ComponentProps["loaderData"] & { children: ReactNode }) {
  return (
    <Parts>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <div id="top" tabIndex={-1} />
      <SiteHeader navigation={navigation} />
      <main id="content" tabIndex={-1} className="flex-1">
        <Parts>
          {children}
          <BackToTop />
        </Parts>
      </main>
      <SiteFooter content={footer} />
      <Notices />
      <Shortcuts />
      <RouteChange />
    </Parts>
  );
}
