import { queueContext } from "#app/contact/contract.ts";
import { pageMeta } from "#app/discovery/page-meta.ts";
import { terms } from "#content/legal/terms.ts";
import type { Route } from "./+types/terms-of-services";
import { LegalPage, shownPage } from "./legal-page.tsx";

export const meta: Route.MetaFunction = ({ loaderData: { page } }) =>
  pageMeta({ title: page.title, description: page.description, path: "/terms-of-services" });

export const loader = ({ context }: Route.LoaderArgs) => ({ page: shownPage(terms, context.get(queueContext)) });

export default function TermsOfServices({ loaderData }: Route.ComponentProps) {
  return <LegalPage page={loaderData.page} />;
}
