import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";
import type { Entries } from "../../app/entries/entries.ts";
import Careers, { loader as careersLoader } from "../../app/routes/careers/careers.tsx";
import OpeningPage, { loader as openingLoader } from "../../app/routes/careers/opening.tsx";

vi.mock("virtual:content", closeAll);

test("without openings the list shows the specified text", () => {
  const text = render(Careers as ComponentType, "/careers", careersLoader());
  expect(text).toContain(">No Openings available right now<");
  expect(text).not.toContain("?subject=");
});

test("without openings a closed opening shows the text too", () => {
  const url = new URL("https://mhs.example.com/careers/accountant");
  const data = openingLoader({ url, params: { slug: "accountant" } } as Parameters<typeof openingLoader>[0]);
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

async function closeAll(original: () => Promise<unknown>) {
  const { contentJson } = (await original()) as { contentJson: string };
  const entries: Entries = JSON.parse(contentJson);
  const openings = entries.openings.map((one) => ({ ...one, closes: "2024-03-14" }));
  return { contentJson: JSON.stringify({ ...entries, openings }) };
}
