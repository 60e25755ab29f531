import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";
import { publishedOn } from "#app/entries/published-on.ts";
import { today } from "#app/lib/dates.ts";
import Careers, { loader as careersLoader } from "#app/routes/careers/careers.tsx";
import OpeningPage, { loader as openingLoader } from "#app/routes/careers/opening.tsx";

vi.mock("#app/entries/published.server.ts", closeAll);

test("without openings the list shows the specified text", () => {
  const text = render(Careers as ComponentType, "/careers", careersLoader());
  expect(text).toContain(">No Openings available right now<");
  expect(text).not.toContain("?subject=");
});

test("without openings a closed opening shows the text too", () => {
  const url = new URL("https://mhs.example.com/careers/accountant");
  const data = openingLoader({ params: { slug: "accountant" } } as Parameters<typeof openingLoader>[0]);
  const text = render(OpeningPage as ComponentType, url.pathname, data);
  expect(text).toContain("This position is closed.");
  expect(text).toContain(">No Openings available right now<");
  expect(text).not.toContain("mailto:");
});

function render(Component: ComponentType, path: string, data: unknown): string {
  const Page = createRoutesStub([{ id: "page", path, Component }]);
  const state = { loaderData: { page: data } };
  return renderToString(createElement(Page, { initialEntries: [path], hydrationData: state }));
}

async function closeAll(original: () => Promise<typeof import("#app/entries/published.server.ts")>) {
  const { allEntries } = await original();
  const closed = { ...allEntries, openings: allEntries.openings.map((one) => ({ ...one, closes: "2024-03-14" })) };
  return { allEntries: closed, publishedEntries: () => publishedOn(closed, today()) };
}
