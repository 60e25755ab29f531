import { type ReactNode, useContext } from "react";
import { Links, Meta, Outlet, Scripts, useLocation } from "react-router";
import type { Route } from "./+types/root";
import {
  NonceContext,
  PRE_HYDRATION_SCRIPT,
  PRE_PAINT_SCRIPT,
  STYLESHEET,
  STYLESHEET_ID,
} from "./document/inline-sources.ts";
import { SiteShell } from "./shell/site-shell.tsx";
import "./media/fonts/fonts.css";
import "./app.css";
import "virtual:uno.css";
import printUrl from "./print.css?url";

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const nonce = useContext(NonceContext);
  return (
    // suppressHydrationWarning: document/pre-paint.ts sets a class and a data attribute before hydration.
    <html lang="en" data-path={pathname} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script nonce={nonce} suppressHydrationWarning>
          {PRE_PAINT_SCRIPT}
        </script>
        <style nonce={nonce} id={STYLESHEET_ID} suppressHydrationWarning>
          {STYLESHEET}
        </style>
        <Meta />
        {/* No nonce, which browsers hide from hydration. The policy allows the site's own stylesheets without one. */}
        <Links nonce="" />
        {/* A separate file, because browsers load print stylesheets with low priority. */}
        <link rel="stylesheet" href={printUrl} media="print" />
      </head>
      <body>
        <SiteShell>{children}</SiteShell>
        <script nonce={nonce} suppressHydrationWarning>
          {PRE_HYDRATION_SCRIPT}
        </script>
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

// For pages outside the layout, and for paths that match no route, such as one with a line feed.
export { ErrorBoundary, meta } from "./routes/layout.tsx";
