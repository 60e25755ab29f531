import { queueContext } from "#app/contact/contract.ts";
import { pageMeta } from "#app/discovery/page-meta.ts";
import { privacy } from "#content/legal/privacy.ts";
import type { Route } from "./+types/privacy-policy";
import { LegalPage, shownPage } from "./legal-page.tsx";

export const meta: Route.MetaFunction = ({ loaderData: { page } }) =>
  pageMeta({ title: page.title, description: page.description, path: "/privacy-policy" });

export const loader = ({ context }: Route.LoaderArgs) => ({ page: shownPage(privacy, context.get(queueContext)) });

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <LegalPage page={loaderData.page} />;
}
