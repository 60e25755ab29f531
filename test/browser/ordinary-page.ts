import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { editFile } from "#test/copy-site.ts";

/** A page written as React Router's documentation describes. */
const PAGE = `
import { Form, Link, useNavigation, useSearchParams } from "react-router";
import type { Route } from "./+types/ordinary";
import styles from "./ordinary.module.css";
import stylesheetUrl from "./ordinary.css?url";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheetUrl }];

export const meta: Route.MetaFunction = () => [{ title: "Ordinary page" }];

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, max-age=5" });

export function loader({ request }: Route.LoaderArgs) {
  const { headers } = request;
  const ref = new URL(request.url).searchParams.get("ref");
  return { visitor: headers.get("X-Visitor"), ref };
}

export async function action({ request }: Route.ActionArgs) {
  return { echoed: String((await request.formData()).get("word")) };
}

export default function Ordinary({ loaderData, actionData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const { state } = useNavigation();
  return (
    <div className="page-column">
      <h1 className={styles.heading}>Ordinary page</h1>
      <p>Header: {loaderData.visitor}. Loader: {loaderData.ref}. Component: {params.get("ref")}.</p>
      <Form method="post" className="mt-[100vh]">
        <label>Word <input id="word" name="word" /></label>
        <button disabled={state === "submitting"}>Echo</button>
      </Form>
      <Link to="?ref=link">Another query</Link>
      {actionData && <p role="status">Echoed: {actionData.echoed}.</p>}
    </div>
  );
}
`;

const RESOURCE = `
import type { Route } from "./+types/ordinary-data";

export const loader = ({ params }: Route.LoaderArgs) => Response.json({ number: params.number });

export async function action({ request }: Route.ActionArgs) {
  return Response.json({ method: request.method });
}
`;

/** Adds a page and resource routes, below /api/ and with the extension .json, to a copy of the site. */
export function addOrdinaryPage(folder: string): void {
  writeFileSync(join(folder, "app/routes/ordinary.tsx"), PAGE);
  writeFileSync(join(folder, "app/routes/ordinary.module.css"), ".heading { letter-spacing: 3px; }");
  writeFileSync(join(folder, "app/routes/ordinary.css"), "main h1 { text-indent: 7px; }");
  writeFileSync(join(folder, "app/routes/ordinary-data.ts"), RESOURCE);
  const page = '    route("ordinary", "routes/ordinary.tsx"),\n    route("*"';
  editFile(folder, "app/routes.ts", '    route("*"', page);
  const resources = ["api/ordinary/:number", "ordinary/:number.json"]
    .map((path) => `  route("${path}", "routes/ordinary-data.ts", { id: "${path}" }),\n`)
    .join("");
  editFile(folder, "app/routes.ts", '  route("sitemap.xml"', `${resources}  route("sitemap.xml"`);
}
